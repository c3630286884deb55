import { listElements } from '@/lib/elements/walk-document';
import { AlertElement } from './elements/alert';
import { BarElement } from './elements/bar';
import { BreadcrumbsElement } from './elements/breadcrumbs';
import { ButtonElement } from './elements/button';
import { CaptionElement } from './elements/caption';
import { CardElement } from './elements/card';
import { CheckElement } from './elements/check';
import { ColorsElement } from './elements/colors';
import { CountElement } from './elements/count';
import { DashesElement } from './elements/dashes';
import { DisclaimerElement } from './elements/disclaimer';
import { DoubleElement } from './elements/double';
import { EditElement } from './elements/edit';
import { EmailElement } from './elements/email';
import { EmbedElement } from './elements/embed';
import { ErrorElement } from './elements/error';
import { ExtraElement } from './elements/extra';
import { FragmentElement } from './elements/fragment';
import { FrameElement } from './elements/frame';
import { GhostElement } from './elements/ghost';
import { GroupElement } from './elements/group';
import { HeaderElement } from './elements/header';
import { HighlightElement } from './elements/highlight';
import { IllustrationElement } from './elements/illustration';
import { IncomingElement } from './elements/incoming';
import { IntegerElement } from './elements/integer';
import { LineElement } from './elements/line';
import { LinkElement } from './elements/link';
import { LoaderElement } from './elements/loader';
import { MemoElement } from './elements/memo';
import { MessageElement } from './elements/message';
import { MultiselectElement } from './elements/multiselect';
import { OutgoingElement } from './elements/outgoing';
import { PasswordElement } from './elements/password';
import { PhotoElement } from './elements/photo';
import { PlaceholderElement } from './elements/placeholder';
import { PortraitElement } from './elements/portrait';
import { RadioElement } from './elements/radio';
import { RegularElement } from './elements/regular';
import { ScrollerElement } from './elements/scroller';
import { SecondaryElement } from './elements/secondary';
import { SectionElement } from './elements/section';
import { SpacerElement } from './elements/spacer';
import { SplitterElement } from './elements/splitter';
import { SubtitleElement } from './elements/subtitle';
import { TitleElement } from './elements/title';
import { ToolbarElement } from './elements/toolbar';
import { UploadElement } from './elements/upload';
import { WebElement } from './elements/web';
import type { ElementRegistry } from './screen/element-component';
import { lazyElement } from './screen/lazy-element';

/** The elements that depend on a large library. They load on demand. */
const lazyElements = {
  autocomplete: lazyElement(() =>
    import('./elements/autocomplete').then((module) => module.AutocompleteElement),
  ),
  combo: lazyElement(() => import('./elements/combo').then((module) => module.ComboElement)),
  date: lazyElement(() => import('./elements/date').then((module) => module.DateElement)),
  menu: lazyElement(() => import('./elements/menu').then((module) => module.MenuElement)),
  phone: lazyElement(() => import('./elements/phone').then((module) => module.PhoneElement)),
  slider: lazyElement(() => import('./elements/slider').then((module) => module.SliderElement)),
  tabs: lazyElement(() => import('./elements/tabs').then((module) => module.TabsElement)),
  time: lazyElement(() => import('./elements/time').then((module) => module.TimeElement)),
  viewer: lazyElement(() => import('./elements/viewer').then((module) => module.ViewerElement)),
};

/** The component of each element, by the element's name. */
export const elementRegistry: ElementRegistry = {
  ...lazyElements,
  alert: AlertElement,
  bar: BarElement,
  breadcrumbs: BreadcrumbsElement,
  button: ButtonElement,
  caption: CaptionElement,
  card: CardElement,
  check: CheckElement,
  colors: ColorsElement,
  count: CountElement,
  dashes: DashesElement,
  disclaimer: DisclaimerElement,
  double: DoubleElement,
  edit: EditElement,
  email: EmailElement,
  embed: EmbedElement,
  error: ErrorElement,
  extra: ExtraElement,
  fragment: FragmentElement,
  frame: FrameElement,
  ghost: GhostElement,
  group: GroupElement,
  header: HeaderElement,
  highlight: HighlightElement,
  illustration: IllustrationElement,
  incoming: IncomingElement,
  integer: IntegerElement,
  line: LineElement,
  link: LinkElement,
  loader: LoaderElement,
  memo: MemoElement,
  message: MessageElement,
  multiselect: MultiselectElement,
  outgoing: OutgoingElement,
  password: PasswordElement,
  photo: PhotoElement,
  placeholder: PlaceholderElement,
  portrait: PortraitElement,
  radio: RadioElement,
  regular: RegularElement,
  scroller: ScrollerElement,
  secondary: SecondaryElement,
  section: SectionElement,
  spacer: SpacerElement,
  splitter: SplitterElement,
  subtitle: SubtitleElement,
  title: TitleElement,
  toolbar: ToolbarElement,
  upload: UploadElement,
  web: WebElement,
};

const isLazy = (type: string): type is keyof typeof lazyElements =>
  Object.hasOwn(lazyElements, type);

/** Loads the code of a document's elements, so that they are rendered at once. Elements whose code fails report it. */
export async function preloadElements(document: unknown): Promise<void> {
  const types = new Set(listElements(document).map(({ type }) => type));
  await Promise.allSettled(
    [...types].map((type) => (isLazy(type) ? lazyElements[type].preload() : undefined)),
  );
}
