import autocannon from 'autocannon';

export type LoadRequest = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body'>;

export type LoadResult = {
  requestsPerSecond: number;
  megabytesPerSecond: number;
  /** Response times in milliseconds. */
  latency: { p50: number; p97_5: number; p99: number; max: number };
  /** The number of responses for each status. */
  statuses: Record<string, number>;
  /** Connections that failed, requests without a response in ten seconds, and responses of 500 and above. */
  errors: number;
};

/**
 * Sends requests for some seconds with autocannon, which repeats the list on each connection without a pause.
 * @param origin such as `http://127.0.0.1:4010`
 */
export async function sendLoad(
  origin: string,
  requests: readonly LoadRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [...requests],
  });
  const { latency, statusCodeStats = {} } = result;
  return {
    requestsPerSecond: Math.round(result.requests.average),
    megabytesPerSecond: Math.round(result.throughput.average / 1e5) / 10,
    latency: { p50: latency.p50, p97_5: latency.p97_5, p99: latency.p99, max: latency.max },
    statuses: Object.fromEntries(
      Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]),
    ),
    errors: result.errors + result.timeouts + result['5xx'],
  };
}
