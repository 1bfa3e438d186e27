// Loaded before Storyblok's CLI, which knows its own address only.
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const here = request.url.replace('https://mapi.storyblok.com', process.env.SANDBOX_URL ?? '');
  return fetch(new Request(here, request));
};
