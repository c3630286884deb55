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

// Elements that depend on a large library load on demand.
const AutocompleteElement = lazyElement(() =>
  import('./elements/autocomplete').then((module) => module.AutocompleteElement),
);
const ComboElement = lazyElement(() =>
  import('./elements/combo').then((module) => module.ComboElement),
);
const DateElement = lazyElement(() =>
  import('./elements/date').then((module) => module.DateElement),
);
const MenuElement = lazyElement(() =>
  import('./elements/menu').then((module) => module.MenuElement),
);
const PhoneElement = lazyElement(() =>
  import('./elements/phone').then((module) => module.PhoneElement),
);
const SliderElement = lazyElement(() =>
  import('./elements/slider').then((module) => module.SliderElement),
);
const TabsElement = lazyElement(() =>
  import('./elements/tabs').then((module) => module.TabsElement),
);
const TimeElement = lazyElement(() =>
  import('./elements/time').then((module) => module.TimeElement),
);
const ViewerElement = lazyElement(() =>
  import('./elements/viewer').then((module) => module.ViewerElement),
);

/** The component of each element, by the element's name. */
export const elementRegistry: ElementRegistry = {
  alert: AlertElement,
  autocomplete: AutocompleteElement,
  bar: BarElement,
  breadcrumbs: BreadcrumbsElement,
  button: ButtonElement,
  caption: CaptionElement,
  card: CardElement,
  check: CheckElement,
  colors: ColorsElement,
  combo: ComboElement,
  count: CountElement,
  dashes: DashesElement,
  date: DateElement,
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
  menu: MenuElement,
  message: MessageElement,
  multiselect: MultiselectElement,
  outgoing: OutgoingElement,
  password: PasswordElement,
  phone: PhoneElement,
  photo: PhotoElement,
  placeholder: PlaceholderElement,
  portrait: PortraitElement,
  radio: RadioElement,
  regular: RegularElement,
  scroller: ScrollerElement,
  secondary: SecondaryElement,
  section: SectionElement,
  slider: SliderElement,
  spacer: SpacerElement,
  splitter: SplitterElement,
  subtitle: SubtitleElement,
  tabs: TabsElement,
  time: TimeElement,
  title: TitleElement,
  toolbar: ToolbarElement,
  upload: UploadElement,
  viewer: ViewerElement,
  web: WebElement,
};
