import {
  BookA,
  BookOpen,
  Braces,
  CircleDot,
  CircleHelp,
  Component,
  FileText,
  Hash,
  type IconNode,
  ListOrdered,
  Route,
  SlidersHorizontal,
  Smartphone,
  SquareTerminal,
  Tag,
  Variable,
} from 'lucide';
import type { HitKind } from '@/lib/search/site/hit-kinds';

/** The icon of each kind of hit. */
export const hitKindIcons: Record<HitKind, IconNode> = {
  guide: FileText,
  screen: Smartphone,
  element: Component,
  operation: SquareTerminal,
  schema: Braces,
  workflow: Route,
  reference: BookOpen,
  section: Hash,
  step: ListOrdered,
  field: Tag,
  parameter: Variable,
  value: CircleDot,
  'system-parameter': SlidersHorizontal,
  gap: CircleHelp,
  term: BookA,
  // An error is a value of `error`, and a case is one call.
  error: CircleDot,
  case: SquareTerminal,
};
