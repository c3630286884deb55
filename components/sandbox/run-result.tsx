import { useEffect, useRef, useState } from 'react';
import { ResponseView } from '@/components/ui/response/response-view';
import { sampleParameter } from '@/lib/calls/console/console-urls';
import { prepareSample } from '@/lib/calls/console/prepared-request';
import { readApiResponse } from '@/lib/calls/console/read-api-response';
import { storeSample } from '@/lib/calls/console/stored-sample';
import { panelHash } from '@/lib/calls/opening-hashes';
import type { SampleRunner } from '@/lib/calls/samples/run-sample';
import type { SampleCall } from '@/lib/calls/samples/sample-call';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { assetUrl } from '@/lib/site/base-url';
import { operationPath } from '@/lib/site/page-paths';
import { findHint, type ReadSampleResponse, type Remedy } from './find-hint';

type SampleOutcome = { responses: ReadSampleResponse[]; scenario?: unknown; failure?: string };
type RequestedRun = { runNumber: number; remedy?: Remedy | undefined };

const formatCall = ({ method, url }: SampleCall) => `${method} ${url.split('?')[0]}`;

/** The text for screen readers. */
const summarizeOutcome = ({ responses, scenario, failure }: SampleOutcome): string =>
  [
    ...responses.map(
      ({ call, response: { status }, duration }) =>
        `${formatCall(call)}: ${status}, ${duration} ms.`,
    ),
    ...(failure === undefined ? [] : [`The sandbox didn’t respond. ${failure}`]),
    findHint(responses, scenario)?.text ?? '',
  ].join(' ');

async function runCalls(calls: SampleCall[], runner: SampleRunner): Promise<SampleOutcome> {
  const responses: ReadSampleResponse[] = [];
  try {
    for (const call of calls) {
      const run = await runner.run(call);
      const url = new URL(run.call.url, window.location.origin).href;
      const body = await run.response.blob();
      responses.push({
        ...run,
        response: await readApiResponse(run.response, url, body, run.duration),
      });
    }
    return { responses, scenario: await runner.findScenario() };
  } catch (error) {
    return { responses, failure: describeError(error) };
  }
}

/** A response with the call, and a link to its operation, where the reader can change the call. */
function CallResponse({ call, as, token, response }: ReadSampleResponse) {
  return (
    <div className="run-response">
      <ResponseView
        response={response}
        sender={as}
        description={undefined}
        action={
          <a
            href={assetUrl(`${operationPath(call.operation)}?${sampleParameter}${panelHash}`)}
            onClick={() => storeSample(prepareSample({ call, as, token }))}
          >
            Edit and send
          </a>
        }
      >
        <code>{`${call.method} ${call.url}`}</code>
      </ResponseView>
    </div>
  );
}

/** At least this much of a response is shown, in pixels: its status. */
const minVisibleHeight = 88;

/**
 * Scrolls if there is no space for the start of a response below the button that was clicked, although the request is
 * collapsed (components/behaviors/run-samples.ts), and only by what is missing.
 */
function showResponse(section: HTMLElement): void {
  const { top, height } = section.getBoundingClientRect();
  const missing = Math.min(minVisibleHeight, height) - (window.innerHeight - top);
  if (missing > 0) window.scrollBy({ top: missing, behavior: 'instant' });
}

/** Applies the remedy of a hint, if any. */
async function applyRemedy(runner: SampleRunner, remedy: Remedy | undefined): Promise<void> {
  if (remedy === 'log-in') runner.clearSession();
  if (remedy === 'reset') await runner.reset();
  if (remedy === 'load-everyday') await runner.reset('everyday');
}

/**
 * Runs a sample's calls in order and shows the sandbox's responses.
 * @param props.calls must be referentially stable, as must `onBusy` and `onResponse`: effects depend on them
 * @param props.runNumber runs the calls again when it changes
 */
export function RunResult({
  calls,
  isProgram,
  runner,
  runNumber,
  onBusy,
  onResponse,
  onClose,
}: {
  calls: SampleCall[];
  isProgram: boolean;
  runner: SampleRunner;
  runNumber: number;
  onBusy: (isBusy: boolean) => void;
  /** Called when there are responses. */
  onResponse?: (() => void) | undefined;
  onClose: () => void;
}) {
  const section = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<SampleOutcome>();
  const [requestedRun, setRequestedRun] = useState<RequestedRun>({ runNumber });
  const [isRunning, setIsRunning] = useState(true);
  if (requestedRun.runNumber !== runNumber) setRequestedRun({ runNumber });

  useEffect(() => {
    let isCancelled = false;
    setIsRunning(true);
    onBusy(true);
    void applyRemedy(runner, requestedRun.remedy)
      .then(
        () => runCalls(calls, runner),
        (error: unknown): SampleOutcome => ({ responses: [], failure: describeError(error) }),
      )
      .then((newOutcome) => {
        if (isCancelled) return;
        setOutcome(newOutcome);
        setIsRunning(false);
        onBusy(false);
      });
    return () => {
      isCancelled = true;
      onBusy(false);
    };
  }, [requestedRun, calls, runner, onBusy]);

  useEffect(() => {
    if (!outcome) return;
    if (section.current) showResponse(section.current);
    if (outcome.responses.length > 0) onResponse?.();
  }, [outcome, onResponse]);

  const runAgain = (remedy?: Remedy) => {
    // The clicked button may disappear with the next response.
    section.current?.focus({ preventScroll: true });
    setRequestedRun({ runNumber, remedy });
  };
  const { responses = [], scenario, failure } = outcome ?? {};
  const hint = findHint(responses, scenario);
  const note = isProgram
    ? 'This request of the program was sent. The program itself does not run here.'
    : 'Fictional data';
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="run-result"
      aria-label="Sandbox response"
      aria-busy={isRunning}
    >
      <header>
        <strong className="run-badge">Sandbox</strong>
        <span>{isRunning ? 'Calling…' : note}</span>
        <button
          type="button"
          className="run-close"
          aria-label="Close the response"
          onClick={onClose}
        >
          ✕
        </button>
      </header>
      <p className="visually-hidden" role="status">
        {isRunning || !outcome ? 'Calling the sandbox' : summarizeOutcome(outcome)}
      </p>
      {responses.map((response, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sample may make the same call twice
        <CallResponse key={index} {...response} />
      ))}
      {failure !== undefined && (
        <p className="run-failure">
          The sandbox didn’t respond. {failure}{' '}
          <button type="button" className="text-button" onClick={() => runAgain()}>
            Try again
          </button>
        </p>
      )}
      {hint && (
        <p className="run-hint">
          {hint.text}{' '}
          <button type="button" className="text-button" onClick={() => runAgain(hint.remedy)}>
            {hint.buttonLabel}
          </button>
        </p>
      )}
    </section>
  );
}
