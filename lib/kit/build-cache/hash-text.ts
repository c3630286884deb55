import { createHash } from 'node:crypto';

/** Returns a short text that differs for different texts, and that file names can have. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);
