import type { Option } from '@/lib/contract/contract-types';
import { useTexts } from '../screen/use-screen';

/** An option with its words as the doctor reads them. */
export type ResolvedOption = {
  value: string;
  label: string;
  description: string;
  disabled: boolean;
};

/** Options with their words. Of two with the same value the first counts. */
export function useOptions(options: readonly Option[]): ResolvedOption[] {
  const labels = useTexts(options.map(({ label }) => label));
  const descriptions = useTexts(options.map(({ description }) => description));
  const seen = new Set<string>();
  return options.flatMap(({ value, disabled = false }, index) => {
    if (seen.has(value)) return [];
    seen.add(value);
    return [
      { value, disabled, label: labels[index] ?? '', description: descriptions[index] ?? '' },
    ];
  });
}

/** The words beside a box or a dot. */
export function OptionLabel({ option: { label, description } }: { option: ResolvedOption }) {
  return (
    <span className="el-choice-label">
      {label}
      {description && <small>{description}</small>}
    </span>
  );
}
