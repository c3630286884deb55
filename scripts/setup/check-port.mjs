// @ts-check
import { createServer } from 'node:net';

/** The address of the local servers: HOST, or this machine only. */
export const localHost = process.env.HOST || '127.0.0.1';

/**
 * A port from the environment: 3000 where none is named, `undefined` where it is no port's number.
 * @param {string | undefined} value
 */
export function parsePort(value) {
  const port = Number(value || 3000);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

/**
 * Returns why a server cannot listen on a port; `undefined` if it can.
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
function findObstacle(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    probe.listen(port, localHost, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Returns the port in PORT, by default 3000, if it is free. Otherwise prints what to do.
 * @param {string} command what the reader typed
 * @returns {Promise<number | undefined>}
 */
export async function checkPort(command) {
  const port = parsePort(process.env.PORT);
  if (port === undefined) {
    console.error(`PORT=${process.env.PORT} is not a port. Use one: PORT=3001 ${command}`);
    return undefined;
  }
  const obstacle = await findObstacle(port);
  if (!obstacle) return port;
  const reason = obstacle === 'EADDRINUSE' ? 'is in use' : `cannot be used (${obstacle})`;
  console.error(
    `Port ${port} ${reason}. Use another one: PORT=${port === 3000 ? 3001 : 3000} ${command}`,
  );
  return undefined;
}
