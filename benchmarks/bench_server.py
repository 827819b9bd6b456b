"""Load on the table service: tables of five scripted clients over real sockets.

Each client thinks 1 s ± 0.5 s about every choice, leaves a cave with chance 0.2, sends its random number for the
shuffle, and the host starts the next match as soon as one is over. The service runs on one core, the clients on
the other. Measured: choices acknowledged a second, the time from sending a table's last envelope to the arrival of
the reveal at the last of its clients, the service's memory, and the machine's steal meanwhile.

    python benchmarks/bench_server.py --tables 500
    python benchmarks/bench_server.py --flat            # 5,000 matches and 20,000 reconnects, memory beside them

The clients speak the WebSocket protocol by hand (text frames only), so that one core is enough for thousands.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import secrets
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SEATS = 5
SERVER = """
import socket, sys, uvicorn
config = uvicorn.Config("tacora.server.app:from_environment", factory=True, log_config=None, access_log=False,
    ws="websockets-sansio", ws_per_message_deflate=False, backlog=4096, timeout_keep_alive=120)
uvicorn.Server(config).run(sockets=[socket.socket(fileno=int(sys.argv[1]))])
"""


class Client(asyncio.Protocol):
    """One seat. Reads frames without a library: the server's frames are whole, unmasked text."""

    def __init__(self, table: Table, token: str, index: int) -> None:
        self.table = table
        self.token = token
        self.index = index
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None
        self.frames = 0
        self.ids = 0
        self.sent_at: dict[str, float] = {}
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        sock = transport.get_extra_info("socket")
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET /ws/tables/{self.table.code} HTTP/1.1\r\nHost: {self.table.load.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
        if not self.welcomed.done():
            self.welcomed.set_exception(ConnectionError("closed before the snapshot"))

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:80])
            del buffer[: end + 4]
            self.open = True
            self.send({"type": "hello", "token": self.token, "role": "seat"})
        position = 0
        size = len(buffer)
        while size - position >= 2:
            first, length = buffer[position], buffer[position + 1] & 127
            start = position + 2
            if length == 126:
                if size - start < 2:
                    break
                length = int.from_bytes(buffer[start : start + 2], "big")
                start += 2
            elif length == 127:
                if size - start < 8:
                    break
                length = int.from_bytes(buffer[start : start + 8], "big")
                start += 8
            if size - start < length:
                break
            opcode = first & 15
            if opcode == 1:
                self.frame(bytes(buffer[start : start + length]))
            elif opcode == 9:
                self.write(0x8A, bytes(buffer[start : start + length]))
            elif opcode == 8:
                assert self.transport is not None
                self.transport.close()
            position = start + length
        del buffer[:position]

    def write(self, head: int, payload: bytes) -> None:
        size = len(payload)
        mask = b"\x00\x00\x00\x00"  # allowed, and saves the masking
        short = size < 126
        frame = struct.pack("!BB", head, 0x80 | size) if short else struct.pack("!BBH", head, 0x80 | 126, size)
        assert self.transport is not None
        self.transport.write(frame + mask + payload)

    def send(self, message: dict[str, Any]) -> None:
        self.ids += 1
        self.write(0x81, json.dumps({"v": 1, "id": f"{self.index}-{self.ids}", **message}).encode())

    def frame(self, frame: bytes) -> None:
        self.frames += 1
        load = self.table.load
        load.frames += 1
        kind = frame[15 : frame.index(b'"', 15)]  # {"v":1,"type":"…
        if kind == b"chosen" or kind == b"table" or kind == b"clock":
            return
        if kind == b"ok":
            load.acknowledged += 1
            return
        now = time.perf_counter()
        message = json.loads(frame)
        if kind == b"step":
            self.table.revealed(message["number"], now)
            self.asked(message["request"], message["over"])
        elif kind == b"match":
            self.asked(message["match"]["request"], None)
        elif kind == b"snapshot":
            if not self.welcomed.done():
                self.welcomed.set_result(None)
            if message["match"]:
                self.asked(message["match"]["request"], message["match"]["over"])
        elif kind == b"contribute":
            self.send({"type": "contribute", "match": message["match"], "value": secrets.token_hex(16)})
        elif kind == b"refused":
            load.refused += 1
            load.codes[message["code"]] = load.codes.get(message["code"], 0) + 1
        elif kind == b"bye":
            load.byes += 1

    def asked(self, request: Any, over: Any) -> None:
        loop = asyncio.get_running_loop()
        if over is not None:
            if self.index == 0:
                self.table.load.matches += 1
            if self.index == 0 and not self.table.load.resting:
                loop.call_later(self.table.load.think(), self.send, {"type": "start"})
            return
        if request is not None and self.index in request["players"]:
            loop.call_later(self.table.load.think(), self.choose, request["id"])

    def choose(self, request: str) -> None:
        action = "leave" if random.random() < 0.2 else "stay"
        self.table.sent[request] = time.perf_counter()
        self.send({"type": "choose", "request": request, "action": action})
        self.table.load.choices += 1


class Table:
    """Five clients; times the reveals."""

    def __init__(self, load: Load, code: str, tokens: list[str]) -> None:
        self.load = load
        self.code = code
        self.tokens = tokens
        self.clients: list[Client] = []
        self.sent: dict[str, float] = {}
        self.arrivals: dict[int, int] = {}

    def revealed(self, number: int, now: float) -> None:
        count = self.arrivals.get(number, 0) + 1
        if count < SEATS:
            self.arrivals[number] = count
            return
        self.arrivals.pop(number, None)
        if self.sent:
            last = max(self.sent.values())
            self.sent.clear()
            self.load.latencies.append((now, now - last))


class Load:
    """All tables and what was counted."""

    def __init__(self, host: str, port: int, pace: float) -> None:
        self.host, self.port, self.pace = f"{host}:{port}", port, pace
        self.frames = self.acknowledged = self.refused = self.choices = self.matches = self.byes = 0
        self.codes: dict[str, int] = {}
        self.resting = False
        self.latencies: list[tuple[float, float]] = []
        self.tables: list[Table] = []

    def think(self) -> float:
        return random.uniform(0.5, 1.5) * self.pace

    async def lay(self, count: int, options: dict[str, Any]) -> None:
        import httpx

        gate = asyncio.Semaphore(16)
        async with httpx.AsyncClient(base_url=f"http://{self.host}", timeout=60) as client:

            async def one() -> None:
                async with gate:
                    seats = [{"kind": "person"}] + [{"kind": "open"}] * (SEATS - 1)
                    body = {"seats": seats, "profile": {"nickname": "C0"}, "options": options}
                    made = (await client.post("/api/tables", json=body)).raise_for_status().json()
                    tokens = [made["token"]]
                    for index in range(1, SEATS):
                        path = f"/api/tables/{made['code']}/join"
                        answer = await client.post(path, json={"profile": {"nickname": f"C{index}"}})
                        tokens.append(answer.raise_for_status().json()["token"])
                    self.tables.append(Table(self, made["code"], tokens))

            await asyncio.gather(*(one() for _ in range(count)))

    async def connect(self, table: Table, index: int) -> Client:
        loop = asyncio.get_running_loop()
        client = Client(table, table.tokens[index], index)
        await loop.create_connection(lambda: client, "127.0.0.1", self.port)
        await client.welcomed
        return client

    async def seat_all(self) -> None:
        for table in self.tables:
            table.clients = list(await asyncio.gather(*(self.connect(table, index) for index in range(SEATS))))


def steal_and_total() -> tuple[int, int]:
    with open("/proc/stat") as file:
        numbers = [int(part) for part in file.readline().split()[1:9]]
    return numbers[7], sum(numbers)


def memory_of(pid: int) -> float:
    """Resident memory in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_of(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def start_server(database: str, core: int | None) -> tuple[subprocess.Popen[bytes], int]:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(4096)
    settings = {
        "database": database,
        "creates_burst": 1e9,
        "lookups_burst": 1e9,
        "sockets_per_address": 1_000_000,
        "messages_burst": 1e9,
        "pace_ms": 0,
        "idle_ms": 5_000,
    }
    pin = ["taskset", "-c", str(core)] if core is not None else []
    process = subprocess.Popen(
        [*pin, sys.executable, "-c", SERVER, str(listening.fileno())],
        pass_fds=[listening.fileno()],
        env={**os.environ, "TACORA_SERVICE": json.dumps(settings)},
    )
    port = listening.getsockname()[1]
    listening.close()
    return process, port


async def ready(port: int) -> None:
    import httpx

    async with httpx.AsyncClient() as client:
        for _ in range(600):
            try:
                if (await client.get(f"http://127.0.0.1:{port}/ready")).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.1)
    raise SystemExit("the service did not start")


async def measure(count: int, warm: float, seconds: float, pace: float, port: int, pid: int) -> dict[str, Any]:
    """Run ``count`` tables and count what happens in the window."""
    load = Load("127.0.0.1", port, pace)
    empty = memory_of(pid)
    await load.lay(count, {})
    await load.seat_all()
    for table in load.tables:
        asyncio.get_running_loop().call_later(random.random() * 2, table.clients[0].send, {"type": "start"})
    await asyncio.sleep(warm)
    steal, total = steal_and_total()
    acknowledged, frames, cpu, own = load.acknowledged, load.frames, cpu_of(pid), time.process_time()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    end = time.perf_counter()
    span = end - began
    steal_end, total_end = steal_and_total()
    times = sorted(latency for at, latency in load.latencies if began <= at <= end)
    return {
        "tables": count,
        "choices_per_second": round((load.acknowledged - acknowledged) / span),
        "frames_per_second": round((load.frames - frames) / span),
        "reveals": len(times),
        "p50_ms": round(statistics.median(times) * 1000, 1) if times else None,
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1) if times else None,
        "max_ms": round(times[-1] * 1000, 1) if times else None,
        "memory_mib": round(memory_of(pid)),
        "kib_per_table": round((memory_of(pid) - empty) * 1024 / count),
        "server_core": round((cpu_of(pid) - cpu) / span, 2),
        "client_core": round((time.process_time() - own) / span, 2),
        "steal_percent": round(100 * (steal_end - steal) / max(1, total_end - total), 1),
        "matches": load.matches,
        "refused": load.codes,
        "byes": load.byes,
    }


async def flat(port: int, pid: int, matches: int, reconnects: int) -> None:
    """Many short matches with rematches, and many reconnects: does the memory grow?"""
    load = Load("127.0.0.1", port, 0.0)
    tables = 40
    await load.lay(tables, {"caves": 1})
    await load.seat_all()
    for table in load.tables:
        table.clients[0].send({"type": "start"})
    began = time.perf_counter()
    step = max(1, matches // 10)
    print("matches  reconnects  memory MiB  seconds", flush=True)
    goal = step
    while load.matches < matches:
        await asyncio.sleep(0.2)
        if load.matches >= goal:
            print(f"{load.matches:7}  {0:10}  {memory_of(pid):10.1f}  {time.perf_counter() - began:7.0f}", flush=True)
            goal += step
    load.resting = True
    await asyncio.sleep(3)
    rng = random.Random(1)
    done = 0
    goal = step = max(1, reconnects // 10)
    while done < reconnects:
        picked = {(rng.randrange(tables), rng.randrange(SEATS)) for _ in range(20)}

        async def again(number: int, index: int) -> None:
            table = load.tables[number]
            client = table.clients[index]
            assert client.transport is not None
            client.transport.close()
            await client.closed
            table.clients[index] = await load.connect(table, index)

        await asyncio.gather(*(again(*one) for one in picked))
        done += len(picked)
        if done >= goal:
            print(
                f"{load.matches:7}  {done:10}  {memory_of(pid):10.1f}  {time.perf_counter() - began:7.0f}", flush=True
            )
            goal += step
    print(json.dumps({"matches": load.matches, "reconnects": done, "refused": load.codes}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 200, 300, 400, 500])
    parser.add_argument("--warm", type=float, default=15, help="seconds before measuring")
    parser.add_argument("--seconds", type=float, default=30, help="seconds of measuring")
    parser.add_argument("--pace", type=float, default=1.0, help="mean thinking time in seconds")
    parser.add_argument("--database", default="", help="otherwise a fresh SQLite file")
    parser.add_argument("--unpinned", action="store_true", help="do not give the service a core of its own")
    parser.add_argument("--flat", action="store_true", help="memory over many matches and reconnects")
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--reconnects", type=int, default=20_000)
    given = parser.parse_args()
    import resource

    import uvloop

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    if not given.unpinned:
        os.sched_setaffinity(0, {1})
    for count in given.tables[:1] if given.flat else given.tables:
        with tempfile.TemporaryDirectory() as folder:
            database = given.database or str(Path(folder) / "load.sqlite3")
            process, port = start_server(database, None if given.unpinned else 0)
            try:

                async def run(count: int = count, port: int = port, pid: int = process.pid) -> None:
                    await ready(port)
                    if given.flat:
                        await flat(port, pid, given.matches, given.reconnects)
                    else:
                        print(json.dumps(await measure(count, given.warm, given.seconds, given.pace, port, pid)))

                uvloop.run(run())
                sys.stdout.flush()
            finally:
                process.terminate()
                process.wait(30)


if __name__ == "__main__":
    main()
