import { readMetCases, storeCaseOutcome } from '@/lib/calls/request/browser/case-outcomes';
import type { CaseRequest } from '@/lib/calls/request/case-request';

/** A case of the page. */
type CaseItem = { id: string; item: HTMLElement; result: HTMLElement };

const loadRunner = async () => {
  const [runCase, comparison] = await Promise.all([
    import('@/lib/calls/request/browser/run-case'),
    import('./show-comparison'),
  ]);
  return { ...runCase, ...comparison };
};

/** All parts of the page share the requests, which load with the first run. */
let runner:
  | Promise<{
      requests: ReadonlyMap<string, CaseRequest>;
      module: Awaited<ReturnType<typeof loadRunner>>;
    }>
  | undefined;

function getRunner() {
  runner ??= loadRunner().then(async (module) => ({
    module,
    requests: await module.loadCaseRequests(),
  }));
  // A failed load is tried again with the next click.
  runner.catch(() => {
    runner = undefined;
  });
  return runner;
}

function createButton(label: string, name: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'case-button';
  button.textContent = label;
  if (name !== label) button.ariaLabel = name;
  button.addEventListener('click', onClick);
  return button;
}

/** Shows that a case has its documented outcome: a check mark, which the stylesheet adds, and how long it took. */
function showMet(result: HTMLElement, duration = ''): void {
  const label = document.createElement('span');
  label.className = 'visually-hidden';
  label.textContent = 'As expected ';
  result.replaceChildren(label, duration);
}

const createStatus = (): HTMLElement => {
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  status.className = 'case-result';
  return status;
};

/** Sends the request of a case and shows whether it has its documented outcome. */
async function runCase({ id, item, result }: CaseItem): Promise<void> {
  item.dataset.outcome = 'running';
  result.textContent = 'Running…';
  const showProblem = (text: string) => {
    item.dataset.outcome = 'unmet';
    result.textContent = text;
    const group = item.closest('details');
    if (group) group.open = true;
    storeCaseOutcome(id, false);
  };
  try {
    const { module, requests } = await getRunner();
    const request = requests.get(id);
    if (!request) return showProblem('The case is not known. Reload the page.');
    const { problem, duration, comparisons } = await module.runCase(request);
    module.showComparison(item, comparisons);
    if (problem !== undefined) return showProblem(problem);
    item.dataset.outcome = 'met';
    showMet(result, duration);
    storeCaseOutcome(id, true);
  } catch {
    showProblem('The case could not be run. Check the connection and try again.');
  }
}

/** Adds a bar whose button gives the sandbox its initial data and runs all cases, one after the other. */
function addBar(root: HTMLElement, cases: readonly CaseItem[]): HTMLElement {
  const bar = document.createElement('p');
  bar.className = 'case-bar';
  const status = createStatus();
  const progress = document.createElement('span');
  const countMet = () => cases.filter(({ item }) => item.dataset.outcome === 'met').length;
  const label = `Reset the sandbox and run all ${cases.length} cases`;
  const button = createButton(label, label, () => void runAll());
  const runAll = async () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    status.textContent = `Running ${cases.length} cases…`;
    // Only the start and the end of a run are announced.
    for (const { result } of cases) result.ariaLive = 'off';
    try {
      const { module } = await getRunner();
      await module.resetSandbox();
      for (const [index, current] of cases.entries()) {
        progress.textContent = ` ${index + 1} of ${cases.length}`;
        await runCase(current);
      }
      status.textContent = `${countMet()} of ${cases.length} as expected`;
      status.dataset.success = `${countMet() === cases.length}`;
    } catch {
      status.textContent = 'The cases could not be run. Check the connection and try again.';
    }
    progress.textContent = '';
    for (const { result } of cases) result.ariaLive = null;
    button.ariaBusy = null;
  };
  bar.append(button, status, progress);
  root.prepend(bar);
  return bar;
}

/**
 * Adds a "Run" button to each case of the sandbox's page. It sends the request in the page and compares the response with
 * the documented outcome. Cases that this tab has run on the page of their operation are marked as well.
 * @returns a function that removes what was added
 */
export function runCases(root: HTMLElement): () => void {
  const met = readMetCases();
  const added: HTMLElement[] = [];
  const cases = [...root.querySelectorAll<HTMLElement>('[data-case]')].map((item) => {
    const id = item.dataset.case ?? '';
    const title = item.querySelector('strong')?.textContent ?? '';
    const current: CaseItem = { id, item, result: createStatus() };
    const button = createButton('Run', `Run: ${title}`, () => void runCase(current));
    if (met.has(id)) {
      item.dataset.outcome = 'met';
      showMet(current.result);
    }
    const actions = item.querySelector('.case-actions');
    actions?.prepend(button);
    actions?.append(current.result);
    added.push(button, current.result);
    return current;
  });
  added.push(addBar(root, cases));
  return () => {
    for (const element of added) element.remove();
    for (const comparison of root.querySelectorAll('.case-comparison')) comparison.remove();
  };
}
