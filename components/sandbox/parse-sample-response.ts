import { getDownloadFileName } from '@/lib/calls/console/file-download';
import type { SampleProblem, SampleResponse } from '@/lib/calls/samples/run-sample';
import type { SampleCall } from '@/lib/calls/samples/sample-call';

/** The response to a sample's call, with its body parsed. */
export type ParsedSampleResponse = {
  call: SampleCall;
  as: string;
  /** The sandbox token with which it was sent, if any. */
  token?: string | undefined;
  status: number;
  duration: number;
  problem?: SampleProblem | undefined;
  content:
    | { kind: 'none' }
    /** Only JSON is highlighted. */
    | { kind: 'text'; text: string; isJson: boolean }
    | { kind: 'file'; body: Blob; name: string };
};

async function readContent({
  call,
  response,
}: SampleResponse): Promise<ParsedSampleResponse['content']> {
  const body = await response.blob();
  if (body.size === 0) return { kind: 'none' };
  const type = response.headers.get('content-type') ?? '';
  if (/^application\/json\b/.test(type)) {
    const text = await body.text();
    try {
      return { kind: 'text', text: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
    } catch {
      return { kind: 'text', text, isJson: false };
    }
  }
  if (/^text\//.test(type)) return { kind: 'text', text: await body.text(), isJson: false };
  const url = new URL(call.path, window.location.origin).href;
  return { kind: 'file', body, name: getDownloadFileName(url, response.headers) };
}

/** Reads the body of a response and prepares it for display. */
export async function parseSampleResponse(
  sampleResponse: SampleResponse,
): Promise<ParsedSampleResponse> {
  const { response, ...rest } = sampleResponse;
  return { ...rest, status: response.status, content: await readContent(sampleResponse) };
}
