let format: Intl.DateTimeFormat | undefined;

/** Formats a timestamp of the sandbox: `Mar 2, 2027, 09:10 UTC`. */
export function formatSandboxTime(timestamp: string): string {
  // Created when it is needed, because it takes longer than everything else in this module's chunk.
  format ??= new Intl.DateTimeFormat('en-US-u-hc-h23', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(timestamp))} UTC`;
}
