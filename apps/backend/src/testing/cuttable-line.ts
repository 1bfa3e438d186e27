import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface CuttableLine {
  readonly port: number;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** A connection to a server that can be cut, as when that server stops, and restored. */
export async function openLine(to: { readonly host: string; readonly port: number }): Promise<CuttableLine> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = keep(connect(to));
      keep(near).pipe(far).pipe(near);
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
  };
}
