/** Whether a host name, as `URL` writes it, is one of the usual names of this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
