import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { elementAttribute } from '@/components/elements/renderer/screen/element-path';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { BuiltDemo, DemoExchange, DemoStep } from '@/lib/build/home/demo';
import { operationPath } from '@/lib/site/page-paths';
import { DemoPhone } from './demo-phone';
import { DemoRecord } from './demo-record';
import { useVisitDemo } from './use-visit-demo';

/** The state of a step for screen readers, and for its style. */
type Progress = 'done' | 'active' | 'later';

function Step({
  step: { label, button, user, call },
  path,
  progress,
  isBusy,
  outcome,
  outcomeRef,
  onRun,
}: {
  step: DemoStep;
  path: string;
  progress: Progress;
  isBusy: boolean;
  /** What running the step has led to, if it was the last one that was run. */
  outcome: ReactNode;
  outcomeRef: Ref<HTMLParagraphElement>;
  onRun: () => void;
}) {
  return (
    <li className="visit-step" data-progress={progress}>
      <p className="visit-step-label">
        {label}
        {progress === 'done' && <span className="visually-hidden"> (done)</span>}
      </p>
      <p className="visit-step-call">
        <SiteLink href={operationPath(call.operation)}>
          <code>{path}</code>
        </SiteLink>{' '}
        as {user.label}
      </p>
      {progress === 'active' && (
        <button type="button" className="visit-run" aria-busy={isBusy} onClick={onRun}>
          {button}
        </button>
      )}
      {outcome && (
        <p ref={outcomeRef} tabIndex={-1} className="visit-outcome">
          {outcome}
        </p>
      )}
    </li>
  );
}

const describeExchange = ({ method, path, status }: DemoExchange) =>
  `${status} · ${method} ${path}`;

/** Marks the lines and elements that show a field, as long as the pointer is over its line. */
function markField(root: HTMLElement | null, selectors: readonly string[]): void {
  for (const marked of root?.querySelectorAll('[data-marked]') ?? []) {
    marked.removeAttribute('data-marked');
  }
  for (const selector of selectors) {
    for (const element of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
      element.dataset.marked = '';
    }
  }
}

const flash = [{ backgroundColor: 'var(--pulse-line)' }, { backgroundColor: 'transparent' }];

/**
 * The demonstration of the home page: requests of a partner, the appointment that they change, and the doctor's screen
 * that shows it. It shows what the build recorded until the reader runs a step in the sandbox of their browser.
 */
export function VisitDemo(built: BuiltDemo) {
  const { demo } = built;
  const { state, activeStep, runStep, click, perform, restart } = useVisitDemo(built);
  const { data, isLive, isBusy, exchanges, changedFields, failure } = state;
  const rootRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const outcomeRef = useRef<HTMLParagraphElement>(null);
  const selectorsOf = (field: string) => [
    `[data-field="${field}"]`,
    ...(demo.elementsOfField[field] ?? []).map((id) => `[${elementAttribute}="${id}"]`),
  ];
  const hasEnded = isLive && activeStep < 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that was run
  useEffect(() => {
    if (exchanges.length === 0) return;
    // The button that was clicked is gone.
    if (document.activeElement === document.body) {
      // Narrow windows show the outcome below the step, because the record is screens away.
      if (outcomeRef.current?.checkVisibility()) outcomeRef.current.focus({ preventScroll: true });
      else statusRef.current?.focus();
    }
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const root = rootRef.current;
    const selector = changedFields.flatMap(selectorsOf).join();
    if (selector === '') return;
    for (const element of root?.querySelectorAll(selector) ?? []) {
      element.animate(flash, { duration: 1200, easing: 'ease-out' });
    }
  }, [exchanges]);

  /** The recorded appointment is not in the reader's sandbox: the call of a button comes after the request that books it. */
  const onRecordedClick = (event: MouseEvent) => {
    if (isLive || !(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    const id = button?.closest(`[${elementAttribute}]`)?.getAttribute(elementAttribute);
    if (!id) return;
    event.stopPropagation();
    void click(id);
  };
  const getProgress = (index: number): Progress => {
    if (index === activeStep) return 'active';
    return isLive && (hasEnded || index < activeStep) ? 'done' : 'later';
  };
  const lastStep = hasEnded ? demo.steps.length - 1 : activeStep - 1;
  const getOutcome = (index: number): ReactNode => {
    if (isBusy) return undefined;
    if (failure !== undefined) return index === activeStep && failure;
    if (!isLive || index !== lastStep) return undefined;
    // The last request reads the appointment for the screen.
    const status = exchanges.at(-2)?.status;
    return (
      <>
        {status} · The visit is now <code>{String(data.appointment.status)}</code>
      </>
    );
  };
  return (
    <div
      ref={rootRef}
      role="group"
      aria-label="A visit, step by step"
      className="visit-demo"
      data-search="off"
    >
      <section className="visit-column" aria-labelledby="demo-requests">
        <h2 id="demo-requests">Your system</h2>
        <ol className="visit-steps">
          {demo.steps.map((step, index) => {
            const { method, path } = demo.operations[step.call.operation] ?? {};
            return (
              <Step
                key={step.label}
                step={step}
                path={`${method?.toUpperCase()} ${path}`}
                progress={getProgress(index)}
                isBusy={isBusy}
                outcome={getOutcome(index)}
                outcomeRef={outcomeRef}
                onRun={() => void runStep(index)}
              />
            );
          })}
        </ol>
        {(hasEnded || failure !== undefined) && (
          <button type="button" className="visit-restart" onClick={restart}>
            Start again
          </button>
        )}
      </section>
      <section className="visit-column" aria-labelledby="demo-record">
        <h2 id="demo-record">API v2</h2>
        <figure className="visit-record">
          <figcaption>
            <code>
              {isLive ? '200' : 'Recorded'} · GET /appointments/
              {String(data.appointment.appointmentId)}
            </code>
          </figcaption>
          <DemoRecord
            appointment={data.appointment}
            fields={demo.fields}
            onPoint={(field) => markField(rootRef.current, field ? selectorsOf(field) : [])}
          />
        </figure>
        <div ref={statusRef} tabIndex={-1} role="status" className="visit-status">
          {isBusy && 'Sending…'}
          {!isBusy && !isLive && failure === undefined && (
            <>
              What the sandbox returned when this page was built. Send the request, or confirm the
              visit on the phone: it runs in your browser.
            </>
          )}
          {!isBusy && isLive && failure === undefined && (
            <>
              The visit is now <code>{String(data.appointment.status)}</code>.
              <ul className="visit-exchanges">
                {exchanges.map((exchange, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step can send the same request twice
                  <li key={index}>
                    <code>{describeExchange(exchange)}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {failure !== undefined && (
          <p role="alert" className="visit-failure">
            {failure}
          </p>
        )}
      </section>
      <section className="visit-column" aria-labelledby="demo-screen" data-markdown="omit">
        <h2 id="demo-screen">Doctor App</h2>
        <div className="visit-phone" onClickCapture={onRecordedClick}>
          <DemoPhone demo={demo} data={data} onCall={perform} />
        </div>
      </section>
    </div>
  );
}
