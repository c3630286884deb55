import { getDownloadFileName } from '@/lib/console/console-call';
import type { SampleProblem, SampleResponse } from '@/lib/samples/run-sample';
import type { SampleCall } from '@/lib/samples/sample-call';

/** An answer with its body read. */
export type ParsedSampleResponse = {
  call: SampleCall;
  as: string;
  /** The sandbox's own token that it was sent with, where it was sent with one. */
  token?: string;
  status: number;
  duration: number;
  problem?: SampleProblem;
  content:
    | { kind: 'none' }
    /** Text that is not JSON has no colours. */
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

/** Reads what a call came to, as it is shown. */
export async function parseSampleResponse(answer: SampleResponse): Promise<ParsedSampleResponse> {
  const { response, ...rest } = answer;
  return { ...rest, status: response.status, content: await readContent(answer) };
}
