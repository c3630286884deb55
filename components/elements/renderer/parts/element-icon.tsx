import {
  ArrowLeft,
  Calendar,
  Check,
  CircleAlert,
  CircleQuestionMark,
  CircleUserRound,
  Clock,
  Download,
  Ellipsis,
  FileText,
  Funnel,
  Globe,
  House,
  type IconNode,
  Image,
  Info,
  Lock,
  MapPin,
  MessageCircle,
  Pencil,
  Phone,
  Play,
  Plus,
  QrCode,
  Search,
  Send,
  Settings,
  Star,
  Trash2,
  TriangleAlert,
  Upload,
  Video,
  Wallet,
  X,
} from 'lucide';
import { createElement } from 'react';
import type { IconName } from '@/lib/elements/contract-types';

const icons: Record<IconName, IconNode> = {
  alert: TriangleAlert,
  back: ArrowLeft,
  calendar: Calendar,
  chat: MessageCircle,
  check: Check,
  clock: Clock,
  close: X,
  document: FileText,
  download: Download,
  edit: Pencil,
  error: CircleAlert,
  filter: Funnel,
  globe: Globe,
  help: CircleQuestionMark,
  home: House,
  info: Info,
  location: MapPin,
  lock: Lock,
  money: Wallet,
  more: Ellipsis,
  person: CircleUserRound,
  phone: Phone,
  photo: Image,
  play: Play,
  plus: Plus,
  'qr-code': QrCode,
  search: Search,
  send: Send,
  settings: Settings,
  star: Star,
  trash: Trash2,
  upload: Upload,
  video: Video,
};

// Icons that indicate a direction are mirrored in right-to-left layouts.
const directionalIcons: ReadonlySet<IconName> = new Set(['back', 'send', 'play']);

/** An icon from the app's set. It is decorative: the text beside it or its button's label has the meaning. */
export function ElementIcon({ name }: { name: IconName }) {
  return (
    <svg
      className={directionalIcons.has(name) ? 'el-icon el-icon-directed' : 'el-icon'}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icons[name].map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}
