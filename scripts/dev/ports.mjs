// @ts-check
import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * Returns a port on which nothing listens.
 * @param {string} host
 * @returns {Promise<number>}
 */
export const findFreePort = (host) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
const accepts = (host, port) =>
  new Promise((resolve) => {
    const socket = connect(port, host, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Waits until a server accepts connections. @param {string} host @param {number} port */
export async function waitForPort(host, port) {
  while (!(await accepts(host, port))) await setTimeout(100);
}
