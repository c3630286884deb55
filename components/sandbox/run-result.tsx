import { useEffect, useRef, useState } from 'react';
import { describeError } from '@/lib/diagnostics/describe-error';
import type { SampleResponse, SampleRunner } from '@/lib/samples/run-sample';
import type { SampleCall } from '@/lib/samples/sample-call';
import { findHint, type Remedy } from './find-hint';
import { type ParsedSampleResponse, parseSampleResponse } from './parse-sample-response';
import { ResponseView } from './response-view';

type Outcome = { answers: ParsedSampleResponse[]; scenario?: unknown; failure?: string };
type Wanted = { turn: number; remedy?: Remedy };

const nameCall = ({ method, path }: SampleCall) => `${method} ${path.split('?')[0]}`;

const sumUp = ({ answers, scenario, failure }: Outcome): string =>
  [
    ...answers.map(({ call, status, duration }) => `${nameCall(call)}: ${status}, ${duration} ms.`),
    ...(failure === undefined ? [] : [`The sandbox did not answer. ${failure}`]),
    findHint(answers, scenario)?.text ?? '',
  ].join(' ');

async function runAll(calls: SampleCall[], runner: SampleRunner): Promise<Outcome> {
  const answers: ParsedSampleResponse[] = [];
  try {
    for (const call of calls) {
      const answer: SampleResponse = await runner.run(call);
      answers.push(await parseSampleResponse(answer));
    }
    return { answers, scenario: await runner.findScenario() };
  } catch (error) {
    return { answers, failure: describeError(error) };
  }
}

/** Does what a hint offers, if anything. */
async function prepare(runner: SampleRunner, remedy: Remedy | undefined): Promise<void> {
  if (remedy === 'log-in') runner.clearSession();
  if (remedy === 'reset') await runner.reset();
  if (remedy === 'load-everyday') await runner.reset('everyday');
}

/**
 * Runs a sample's calls in their order, and shows what the sandbox answered to each.
 * @param calls the same list as long as they are the same calls; so is `onBusy` the same function
 * @param turn another number runs them anew
 */
export function RunResult({
  calls,
  runner,
  runNumber,
  onBusy,
  onClose,
}: {
  calls: SampleCall[];
  runner: SampleRunner;
  runNumber: number;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}) {
  const section = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [wanted, setWanted] = useState<Wanted>({ turn: runNumber });
  const [isRunning, setIsRunning] = useState(true);
  if (wanted.turn !== runNumber) setWanted({ turn: runNumber });

  useEffect(() => {
    let left = false;
    setIsRunning(true);
    onBusy(true);
    void prepare(runner, wanted.remedy)
      .then(
        () => runAll(calls, runner),
        (error: unknown): Outcome => ({ answers: [], failure: describeError(error) }),
      )
      .then((found) => {
        if (left) return;
        setOutcome(found);
        setIsRunning(false);
        onBusy(false);
      });
    return () => {
      left = true;
      onBusy(false);
    };
  }, [wanted, calls, runner, onBusy]);

  const again = (remedy?: Remedy) => {
    // The button that was pressed may be gone with the next answer.
    section.current?.focus({ preventScroll: true });
    setWanted({ turn: runNumber, remedy });
  };
  const { answers = [], scenario, failure } = outcome ?? {};
  const hint = findHint(answers, scenario);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="run-result"
      aria-label="Answer of the sandbox"
      aria-busy={isRunning}
    >
      <header>
        <strong className="run-badge">Sandbox</strong>
        <span>{isRunning ? 'Calling…' : 'Made-up data, in your browser only.'}</span>
        <button type="button" className="run-close" aria-label="Close the answer" onClick={onClose}>
          ✕
        </button>
      </header>
      <p className="visually-hidden" role="status">
        {isRunning || !outcome ? 'Calling the sandbox' : sumUp(outcome)}
      </p>
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sample may make the same call twice
        <ResponseView key={index} response={answer} name={nameCall(answer.call)} />
      ))}
      {failure !== undefined && (
        <p className="run-failure">
          The sandbox did not answer. {failure}{' '}
          <button type="button" className="text-button" onClick={() => again()}>
            Try again
          </button>
        </p>
      )}
      {hint && (
        <p className="run-hint">
          {hint.text}{' '}
          <button type="button" className="text-button" onClick={() => again(hint.remedy)}>
            {hint.buttonLabel}
          </button>
        </p>
      )}
    </section>
  );
}
