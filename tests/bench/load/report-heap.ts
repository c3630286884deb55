/**
 * Runs in the measured server, started with `--expose-gc`: at each message of its parent, it sends the memory of its
 * objects in megabytes. Without a garbage collection before, that is mostly what is no longer used.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(Math.round(process.memoryUsage().heapUsed / 1e5) / 10);
});
// Listening for messages must not keep the server running.
process.channel?.unref();
