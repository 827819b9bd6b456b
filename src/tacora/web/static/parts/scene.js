// The cave of the first page, cut from paper: layers from the dark in front to the light at the end.
// Only opacities of whole layers change, so that a phone's compositor does it all and nothing is painted again.
import { html } from "../lib/preact.js";

/** @param {{name: string, children?: any}} properties */
const Layer = ({ name, children }) => html`<svg class="scene-layer scene-layer-${name}" viewBox="0 0 1200 800"
  preserveAspectRatio="xMidYMid slice" focusable="false">${children}</svg>`;

export function CaveScene() {
  return html`<div class="scene" aria-hidden="true">
    <${Layer} name="back">
      <defs>
        <radialGradient id="scene-light"><stop offset="0" class="glow-0" /><stop offset=".45" class="glow-1" /><stop offset="1" class="glow-2" /></radialGradient>
      </defs>
      <rect class="scene-far" width="1200" height="800" />
      <circle cx="640" cy="470" r="540" fill="url(#scene-light)" />
    <//>
    <${Layer} name="glow">
      <defs>
        <radialGradient id="scene-glow"><stop offset="0" class="glow-0" /><stop offset="1" class="glow-2" /></radialGradient>
      </defs>
      <circle cx="660" cy="480" r="420" fill="url(#scene-glow)" />
    <//>
    <${Layer} name="front">
      <path class="scene-4" d="M0 0h1200v800H0zM402 800c-6-70-44-112-30-190 12-66 60-96 76-158 14-56 74-118 150-126 70-8 132 20 168 82 26 46 16 92 48 140 34 50 42 92 26 150-10 38-6 68 0 102z" fill-rule="evenodd" />
      <path class="scene-3" d="M0 0h1200v800H0zM300 800c10-80-52-140-24-236 18-62 70-92 84-160 18-86 116-172 236-178 118-6 212 58 258 152 30 62 12 116 52 178 46 72 30 150 20 244z" fill-rule="evenodd" />
      <g class="scene-gems">
      <path class="gem-ruby" d="M360 706l22-16h26l22 16-35 38z" /><path class="gem-light" d="M382 690h26l-13 54z" />
      <path class="gem-diamond" d="M876 724l18-14h22l18 14-29 32z" /><path class="gem-light" d="M894 710h22l-11 46z" />
      <path class="gem-diamond" d="M322 738l14-10h16l14 10-22 24z" /><path class="gem-ruby" d="M824 750l14-10h16l14 10-22 24z" />
      <path class="gem-relic" d="M930 744l12-9h14l12 9-19 20z" />
    </g>
      <path class="scene-2" d="M0 0h1200v800h-166c-20-58 22-112 4-190-16-72-72-106-84-182-14-92-98-216-226-262l-38 44-30-62c-40-8-84-8-124 0l-18 84-52-62c-96 44-176 132-196 226-14 66-54 104-70 172-22 92 20 160 6 232H0z" />
      <g class="scene-walker">
      <path d="M618 716c-8-34 0-64 4-92-14-4-20-20-16-40 4-24 14-40 30-44-10-8-12-26 0-36 12-9 30-5 36 8 5 12 0 22-8 28 18 6 24 26 28 50l34-28 8 12-44 40-14-6c2 30 6 58 18 86 6 16 6 26 2 38h-20c2-30-12-58-24-78-4 30-2 52-6 78h-28z" />
      <path class="walker-hat" d="M626 512c4-18 40-18 44 0 10 2 16 5 18 9-26 8-54 8-80 0 2-4 8-7 18-9z" />
      <path d="M706 590l32-52 9 6-31 53z" />
    </g>
      <path class="scene-1" d="M0 0h420c-30 60-104 92-168 160-84 90-132 176-150 284C86 540 30 560 26 640c-4 70 44 96 40 160H0zM1200 0H802c60 30 120 60 176 132 66 84 128 150 144 268 14 96-22 150-2 236 14 62-12 110-4 164h84z" />
      <path class="scene-0" d="M0 800v-74c80-26 150-14 226 4 90 22 170 26 262 12 110-16 220-22 330 0 84 16 164 12 240-6 56-12 104-8 142 6v58z" />
    <//>
    <${Layer} name="flame-a"><path class="flame-out" d="M746 470c26 22 34 42 24 62-8 14-36 16-44-2-6-14 2-28 10-38 2 10 6 14 10 16 0-14-4-26 0-38z" /><path class="flame-in" d="M748 500c12 12 16 22 10 32-5 8-18 8-22-1-3-8 2-14 6-20 2 4 3 6 5 7 1-6-1-12 1-18z" /><//>
    <${Layer} name="flame-b">
      <path class="flame-out" d="M738 466c30 24 38 46 28 64-10 13-36 14-43-4-5-14 4-26 11-36 1 9 5 13 9 16 1-14-6-26-5-40z" />
      <path class="flame-in" d="M744 502c13 11 17 21 11 31-5 8-18 8-22-1-2-8 3-14 7-19 1 4 2 5 4 6 1-6-1-11 0-17z" />
    <//>
    <${Layer} name="grain">
      <defs>
        <filter id="scene-grain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7" result="noise" />
          <feColorMatrix in="noise" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .22 -.02" />
        </filter>
      </defs>
      <rect width="1200" height="800" filter="url(#scene-grain)" />
    <//>
  </div>`;
}
