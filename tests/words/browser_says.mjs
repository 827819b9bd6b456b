// Says messages with the browser's Fluent runtime: {library, text, language, said: [[id, args]…]} -> sentences.
let input = "";
for await (const part of process.stdin) input += part;
const { library, text, language, said } = JSON.parse(input);
const { FluentBundle, FluentResource } = await import(library);
const bundle = new FluentBundle(language, { useIsolating: false });
const faults = bundle.addResource(new FluentResource(text)).map(String);
const sentences = said.map(([id, args]) => {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes?.[attribute] : message?.value;
  if (!pattern) return `no message ${id}`;
  const errors = [];
  const sentence = bundle.formatPattern(pattern, args, errors);
  return errors.length ? `${id}: ${errors.map(String).join("; ")}` : sentence;
});
process.stdout.write(JSON.stringify({ faults, sentences }));
