import { renderIsland } from '@/components/navigation/islands';
import { createSampleRunner, type SampleRunner } from '@/lib/samples/run-sample';
import type { SampleCall } from '@/lib/samples/sample-call';
import { fetchFromSandbox } from '@/lib/sandbox/browser/sandbox-client';
import { RunResult } from './run-result';

/** The place below a sample where its answers are shown. */
type RunPlace = {
  container: HTMLElement;
  /** The sample's calls, as JSON. */
  calls: string;
  /** Hears when the calls begin and end. */
  onBusy: (isBusy: boolean) => void;
  /** Hears that the reader closed the answers. */
  onClose: () => void;
};

/** Runs a sample and shows its answers; once more at the same place, it runs it anew. Returns what takes them away. */
export type OpenRunPanel = (sample: RunPlace) => () => void;

/** What runs the samples of one page. They share a session. */
export function createRunPanels(): OpenRunPanel {
  const runner: SampleRunner = createSampleRunner(fetchFromSandbox);
  const shown = new Map<HTMLElement, { list: SampleCall[]; turn: number }>();

  return ({ container: place, calls, onBusy, onClose }) => {
    const { list, turn: last } = shown.get(place) ?? { list: JSON.parse(calls), turn: 0 };
    const turn = last + 1;
    shown.set(place, { list, turn });
    const stop = () => {
      shown.delete(place);
      takeAway();
    };
    const takeAway = renderIsland(
      place,
      <RunResult
        calls={list}
        runner={runner}
        runNumber={turn}
        onBusy={onBusy}
        onClose={() => {
          stop();
          onClose();
        }}
      />,
    );
    return stop;
  };
}
