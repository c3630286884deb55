import { useEffect, useRef, useState } from 'react';
import { describeError } from '@/lib/diagnostics/describe-error';
import type { SampleAnswer, SampleRunner } from '@/lib/samples/run-sample';
import type { SampleCall } from '@/lib/samples/sample-call';
import { AnswerView } from './answer-view';
import { type ReadAnswer, readAnswer } from './read-answer';

type Outcome = { answers: ReadAnswer[]; failure?: string };

const nameCall = ({ method, path }: SampleCall) => `${method} ${path.split('?')[0]}`;

const sumUp = ({ answers, failure }: Outcome): string =>
  [
    ...answers.map(({ call, status, duration }) => `${nameCall(call)}: ${status}, ${duration} ms.`),
    ...(failure === undefined ? [] : [`The sandbox did not answer. ${failure}`]),
  ].join(' ');

async function runAll(calls: SampleCall[], runner: SampleRunner): Promise<Outcome> {
  const answers: ReadAnswer[] = [];
  try {
    for (const call of calls) {
      const answer: SampleAnswer = await runner.run(call);
      answers.push(await readAnswer(answer));
    }
    return { answers };
  } catch (error) {
    return { answers, failure: describeError(error) };
  }
}

/** Whether the sandbox as it was in the beginning may answer otherwise: a token of the sample's own stays wrong. */
const isRefused = ({ status, call }: ReadAnswer) => status >= 400 && call.token === undefined;

/**
 * Runs a sample's calls in their order, and shows what the sandbox answered to each.
 * @param calls the same list as long as they are the same calls; so is `onBusy` the same function
 * @param turn another number runs them anew
 */
export function RunResult({
  calls,
  runner,
  turn,
  onBusy,
  onClose,
}: {
  calls: SampleCall[];
  runner: SampleRunner;
  turn: number;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}) {
  const section = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [wanted, setWanted] = useState({ turn, reset: false });
  const [isRunning, setIsRunning] = useState(true);
  if (wanted.turn !== turn) setWanted({ turn, reset: false });

  useEffect(() => {
    let left = false;
    setIsRunning(true);
    onBusy(true);
    const prepared = wanted.reset ? runner.reset() : Promise.resolve();
    void prepared
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

  const again = (reset: boolean) => {
    // The button that was pressed may be gone with the next answer.
    section.current?.focus({ preventScroll: true });
    setWanted({ turn, reset });
  };
  const { answers = [], failure } = outcome ?? {};
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
        <AnswerView key={index} answer={answer} name={nameCall(answer.call)} />
      ))}
      {failure !== undefined && (
        <p className="run-failure">
          The sandbox did not answer. {failure}{' '}
          <button type="button" className="text-button" onClick={() => again(false)}>
            Try again
          </button>
        </p>
      )}
      {answers.some(isRefused) && (
        <p className="run-hint">
          The sandbox keeps what you change. An earlier call may be the reason.{' '}
          <button type="button" className="text-button" onClick={() => again(true)}>
            Reset it and run again
          </button>
        </p>
      )}
    </section>
  );
}
