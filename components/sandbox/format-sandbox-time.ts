const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats a timestamp of the sandbox: `2 Mar 2027, 09:10 UTC`. */
export function formatSandboxTime(timestamp: string): string {
  return `${format.format(new Date(timestamp))} UTC`;
}
