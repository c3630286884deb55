let format: Intl.DateTimeFormat | undefined;

/** Formats a timestamp of the sandbox: `2 Mar 2027, 09:10 UTC`. */
export function formatSandboxTime(timestamp: string): string {
  // Made when it is needed, because it takes longer than everything else in this module's chunk.
  format ??= new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(timestamp))} UTC`;
}
