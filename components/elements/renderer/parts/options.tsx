import type { Option } from '@/lib/elements/contract-types';
import { useTexts } from '../screen/use-screen';

/** An option with its texts as displayed. */
export type ResolvedOption = {
  value: string;
  label: string;
  description: string;
  disabled: boolean;
};

/** Resolves the texts of options. Ignores options that repeat the value of an earlier one. */
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

/** The label of an option, with its description. */
export function OptionLabel({ option: { label, description } }: { option: ResolvedOption }) {
  return (
    <span className="el-choice-label">
      {label}
      {description && <small>{description}</small>}
    </span>
  );
}
