import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface CuttableLine {
  readonly port: number;
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Nothing comes through any more and nobody says so, as when that server hangs. */
  freeze(): void;
  thaw(): void;
}

/** A connection to a server that can be cut, as when that server stops, and restored; or frozen, and thawed. */
export async function openLine(to: { readonly host: string; readonly port: number }): Promise<CuttableLine> {
  const sockets = new Set<Socket>();
  const pairs = new Map<Socket, Socket>();
  let frozen = false;
  const join = (near: Socket, far: Socket) => near.pipe(far).pipe(near);
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = keep(connect(to));
      pairs.set(keep(near), far);
      near.once('close', () => pairs.delete(near));
      if (!frozen) join(near, far);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: async () => {
      server = await listen(port);
    },
    freeze: () => {
      frozen = true;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    thaw: () => {
      frozen = false;
      for (const [near, far] of pairs) join(near, far);
    },
  };
}

/** A line to a PostgreSQL, and its address by way of the line. */
export async function openLineToPostgres(address: string): Promise<{ readonly line: CuttableLine; readonly url: string }> {
  const url = new URL(address);
  url.search = ''; // or it goes by the server's own socket
  const line = await openLine({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${line.port}`;
  return { line, url: url.href };
}
