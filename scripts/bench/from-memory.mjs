import { createServer } from 'node:http';

/* As little as a Node server can do for a page: it answers with the same bytes as `PAGE` does, each time from memory. */

const page = await fetch(process.env.PAGE ?? '', { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.from(await page.arrayBuffer());
const headers = { 'content-type': page.headers.get('content-type') ?? '', 'content-length': body.byteLength };

const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, () => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no port.');
  console.log(JSON.stringify({ url: `http://localhost:${address.port}/` }));
});
