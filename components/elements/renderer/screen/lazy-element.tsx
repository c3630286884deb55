import { type FunctionComponent, lazy, Suspense, useEffect, useState } from 'react';

/** Time that the code of an element may load before the user is offered to reload the page. */
const lateAfterMs = 20_000;

function LoadFailure({ message }: { message: string }) {
  return (
    <div className="el-fault" role="alert">
      <p>{message}</p>
      <button type="button" className="el-text-button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </div>
  );
}

const ElementLoadFailure = () => <LoadFailure message="Couldn’t load this element." />;

/** Fallback while the code of an element loads. */
function ElementLoadStatus() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <LoadFailure message="Loading this element takes longer than usual." />
  ) : (
    <p role="status">Loading…</p>
  );
}

/**
 * Creates an element's component whose code loads when it is first rendered, or when `preload` is called. The rest of the
 * screen stays while it loads.
 * @param load imports the component
 */
export function lazyElement<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let preloaded: FunctionComponent<Props> | undefined;
  const LazyElement = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown): { default: FunctionComponent<Props> } => {
        // The build must fail.
        if (typeof window === 'undefined') throw error;
        return { default: ElementLoadFailure };
      },
    ),
  );
  return Object.assign(
    (props: Props) => {
      // `lazy` waits even for code that is there. Until then, the HTML of the build would not react to a click.
      const [Preloaded] = useState(() => preloaded);
      return (
        <Suspense fallback={<ElementLoadStatus />}>
          {Preloaded ? <Preloaded {...props} /> : <LazyElement {...props} />}
        </Suspense>
      );
    },
    {
      preload: async () => {
        preloaded = await load();
      },
    },
  );
}
