import { type ReactNode, type Ref, Suspense, useEffect, useMemo, useRef } from 'react';
import { LivePreview } from '@/components/elements/playground/live-preview';
import { elementAttribute } from '@/components/elements/renderer/screen/element-path';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { BuiltDemo, DemoStep } from '@/lib/build/home/demo';
import { operationPath } from '@/lib/site/page-paths';
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
export function VisitDemo({ demo, initial }: BuiltDemo) {
  const { steps, next, fields, operations, elementsOfField, screen, screenUser } = demo;
  const { result, isBusy, failure, run, restart } = useVisitDemo(demo);
  const data = result?.data ?? initial;
  const latestRun = useRef(run);
  latestRun.current = run;
  // As long as it shows the same data, React makes it interactive after the rest, and after a request was sent.
  const phone = useMemo(
    () => (
      <Suspense>
        <LivePreview
          document={{ ...screen, data }}
          // Its heading is below the one of the column.
          headingOffset={1}
          onEvent={(event) =>
            !('action' in event) ||
            event.action.type !== 'call' ||
            latestRun.current(event.action, screenUser)
          }
        />
      </Suspense>
    ),
    [screen, screenUser, data],
  );
  const rootRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const outcomeRef = useRef<HTMLParagraphElement>(null);
  const phoneRef = useRef<HTMLDivElement>(null);
  const selectorsOf = (field: string) => [
    `[data-field="${field}"]`,
    ...(elementsOfField[field] ?? []).map((id) => `[${elementAttribute}="${id}"]`),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that was run
  useEffect(() => {
    if (!result) return;
    // Narrow windows have the phone below the steps, and the outcome below its step.
    if (outcomeRef.current?.checkVisibility())
      phoneRef.current?.scrollIntoView({ block: 'nearest' });
    // The button that was clicked is gone.
    if (document.activeElement === document.body) {
      // Narrow windows show the outcome below the step, because the record is screens away.
      if (outcomeRef.current?.checkVisibility()) outcomeRef.current.focus({ preventScroll: true });
      else statusRef.current?.focus();
    }
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const selector = result.changedFields.flatMap(selectorsOf).join();
    if (selector === '') return;
    for (const element of rootRef.current?.querySelectorAll(selector) ?? []) {
      element.animate(flash, { duration: 1200, easing: 'ease-out' });
    }
  }, [result]);

  const status = result?.data.appointment.status;
  // The first step has no status before it. After the last one, none is active.
  const activeStep = steps.findIndex(({ from }) => from === status);
  const doneSteps = activeStep < 0 ? steps.length : activeStep;
  const visit = (
    <>
      The visit is now <code>{String(status)}</code>
    </>
  );
  const getOutcome = (index: number): ReactNode => {
    if (isBusy) return undefined;
    if (failure !== undefined) return index === activeStep && failure;
    // The last request reads the appointment for the screen.
    return (
      result &&
      index === doneSteps - 1 && (
        <>
          {result.exchanges.at(-2)?.status} · {visit}
        </>
      )
    );
  };
  return (
    <div
      ref={rootRef}
      role="group"
      aria-label="A visit, step by step"
      className="visit-demo"
      aria-busy={isBusy}
      data-search="off"
    >
      <section className="visit-column" aria-labelledby="demo-requests">
        <h2 id="demo-requests">Your system</h2>
        <ol className="visit-steps">
          {steps.map((step, index) => {
            const { method, path } = operations[step.call.operation] ?? {};
            return (
              <Step
                key={step.label}
                step={step}
                path={`${method?.toUpperCase()} ${path}`}
                progress={index < doneSteps ? 'done' : index === activeStep ? 'active' : 'later'}
                isBusy={isBusy}
                outcome={getOutcome(index)}
                outcomeRef={outcomeRef}
                onRun={() => void run(step.call, step.user)}
              />
            );
          })}
        </ol>
        {result && next && (
          <p className="visit-next">
            Each call with its response: <SiteLink href={next.to}>{next.label}</SiteLink>
          </p>
        )}
        {(activeStep < 0 || failure !== undefined) && (
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
              {result ? '200' : 'Recorded'} · GET /appointments/
              {String(data.appointment.appointmentId)}
            </code>
          </figcaption>
          <DemoRecord
            appointment={data.appointment}
            fields={fields}
            onPoint={(field) => markField(rootRef.current, field ? selectorsOf(field) : [])}
          />
        </figure>
        <div ref={statusRef} tabIndex={-1} role="status" className="visit-status">
          {isBusy && 'Sending…'}
          {!isBusy && failure === undefined && !result && (
            <>
              What the sandbox returned when this page was built. Send the request, or confirm the
              visit on the phone: it runs in your browser.
            </>
          )}
          {!isBusy && failure === undefined && result && (
            <>
              {visit}.
              <ul className="visit-exchanges">
                {result.exchanges.map((exchange, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step can send the same request twice
                  <li key={index}>
                    <code>{`${exchange.status} · ${exchange.method} ${exchange.path}`}</code>
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
        <div ref={phoneRef} className="visit-phone">
          {phone}
        </div>
      </section>
    </div>
  );
}
