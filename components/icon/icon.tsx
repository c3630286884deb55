import {
  Apple,
  BookOpen,
  Building2,
  CalendarCheck,
  Check,
  CircleAlert,
  Code,
  FileText,
  Globe,
  KeyRound,
  Layers,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  Phone,
  Play,
  Plug,
  Rocket,
  Search,
  ShieldCheck,
  SquareTerminal,
  Users,
  Video,
  Webhook,
} from 'lucide-react';

/** The icons that content may name (`icon="key"`). */
const icons = {
  alert: CircleAlert,
  apple: Apple,
  book: BookOpen,
  building: Building2,
  calendar: CalendarCheck,
  check: Check,
  code: Code,
  file: FileText,
  globe: Globe,
  key: KeyRound,
  layers: Layers,
  list: ListChecks,
  message: MessageSquare,
  phone: Phone,
  play: Play,
  plug: Plug,
  rocket: Rocket,
  search: Search,
  shield: ShieldCheck,
  terminal: SquareTerminal,
  users: Users,
  video: Video,
  webhook: Webhook,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** A decorative icon by its name, in the size of the text around it unless `size` (px) says otherwise. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  const Glyph = icons[name];
  return <Glyph size={size} strokeWidth={1.75} aria-hidden />;
}
