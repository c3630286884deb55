import { lazy } from 'react';
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

// Elements that depend on a large library load on demand.
const AutocompleteElement = lazy(() =>
  import('./elements/autocomplete').then((module) => ({ default: module.AutocompleteElement })),
);
const ComboElement = lazy(() =>
  import('./elements/combo').then((module) => ({ default: module.ComboElement })),
);
const DateElement = lazy(() =>
  import('./elements/date').then((module) => ({ default: module.DateElement })),
);
const MenuElement = lazy(() =>
  import('./elements/menu').then((module) => ({ default: module.MenuElement })),
);
const PhoneElement = lazy(() =>
  import('./elements/phone').then((module) => ({ default: module.PhoneElement })),
);
const SliderElement = lazy(() =>
  import('./elements/slider').then((module) => ({ default: module.SliderElement })),
);
const TabsElement = lazy(() =>
  import('./elements/tabs').then((module) => ({ default: module.TabsElement })),
);
const TimeElement = lazy(() =>
  import('./elements/time').then((module) => ({ default: module.TimeElement })),
);
const ViewerElement = lazy(() =>
  import('./elements/viewer').then((module) => ({ default: module.ViewerElement })),
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
