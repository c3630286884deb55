import { createHash } from 'node:crypto';

/** Returns a short text that differs for different contents, and that file names can have. */
export const hashText = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
