let format: Intl.DateTimeFormat | undefined;

/** A timestamp of the sandbox, such as `Mar 2, 2027, 09:10 UTC`. */
export function SandboxTime({ timestamp }: { timestamp: string }) {
  // Created when it is needed, because it takes longer than everything else in this module's chunk.
  format ??= new Intl.DateTimeFormat('en-US-u-hc-h23', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return <time dateTime={timestamp}>{format.format(new Date(timestamp))} UTC</time>;
}
