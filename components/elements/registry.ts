import { type ComponentType, lazy } from 'react';
import type { ElementName, ElementOf, ScreenElement } from '@/lib/elements/contract';
import { AlertElement } from './kinds/alert';
import { BarElement } from './kinds/bar';
import { BreadcrumbsElement } from './kinds/breadcrumbs';
import { ButtonElement } from './kinds/button';
import { CaptionElement } from './kinds/caption';
import { CardElement } from './kinds/card';
import { CheckElement } from './kinds/check';
import { ColorsElement } from './kinds/colors';
import { CountElement } from './kinds/count';
import { DashesElement } from './kinds/dashes';
import { DisclaimerElement } from './kinds/disclaimer';
import { DoubleElement } from './kinds/double';
import { EditElement } from './kinds/edit';
import { EmailElement } from './kinds/email';
import { EmbedElement } from './kinds/embed';
import { ErrorElement } from './kinds/error';
import { ExtraElement } from './kinds/extra';
import { FragmentElement } from './kinds/fragment';
import { FrameElement } from './kinds/frame';
import { GhostElement } from './kinds/ghost';
import { GroupElement } from './kinds/group';
import { HeaderElement } from './kinds/header';
import { HighlightElement } from './kinds/highlight';
import { IllustrationElement } from './kinds/illustration';
import { IncomingElement } from './kinds/incoming';
import { IntegerElement } from './kinds/integer';
import { LineElement } from './kinds/line';
import { LinkElement } from './kinds/link';
import { LoaderElement } from './kinds/loader';
import { MemoElement } from './kinds/memo';
import { MessageElement } from './kinds/message';
import { MultiselectElement } from './kinds/multiselect';
import { OutgoingElement } from './kinds/outgoing';
import { PasswordElement } from './kinds/password';
import { PhotoElement } from './kinds/photo';
import { PlaceholderElement } from './kinds/placeholder';
import { PortraitElement } from './kinds/portrait';
import { RadioElement } from './kinds/radio';
import { RegularElement } from './kinds/regular';
import { ScrollerElement } from './kinds/scroller';
import { SecondaryElement } from './kinds/secondary';
import { SectionElement } from './kinds/section';
import { SpacerElement } from './kinds/spacer';
import { SplitterElement } from './kinds/splitter';
import { SubtitleElement } from './kinds/subtitle';
import { TitleElement } from './kinds/title';
import { ToolbarElement } from './kinds/toolbar';
import { UploadElement } from './kinds/upload';
import { WebElement } from './kinds/web';
import type { ElementPath } from './render';

// Elements that stand on a large library load where a screen has them.
const Autocomplete = lazy(() =>
  import('./kinds/autocomplete').then((module) => ({ default: module.AutocompleteElement })),
);
const Combo = lazy(() =>
  import('./kinds/combo').then((module) => ({ default: module.ComboElement })),
);
const ElementDate = lazy(() =>
  import('./kinds/date').then((module) => ({ default: module.DateElement })),
);
const ElementMenu = lazy(() =>
  import('./kinds/menu').then((module) => ({ default: module.MenuElement })),
);
const Phone = lazy(() =>
  import('./kinds/phone').then((module) => ({ default: module.PhoneElement })),
);
const ElementSlider = lazy(() =>
  import('./kinds/slider').then((module) => ({ default: module.SliderElement })),
);
const ElementTabs = lazy(() =>
  import('./kinds/tabs').then((module) => ({ default: module.TabsElement })),
);
const ElementTime = lazy(() =>
  import('./kinds/time').then((module) => ({ default: module.TimeElement })),
);
const Viewer = lazy(() =>
  import('./kinds/viewer').then((module) => ({ default: module.ViewerElement })),
);

type Registry = {
  [Name in ElementName]: ComponentType<{ element: ElementOf<Name>; at: ElementPath }>;
};

/** The component of each element. An element of the contract without one does not compile. */
const registry: Registry = {
  alert: AlertElement,
  autocomplete: Autocomplete,
  bar: BarElement,
  breadcrumbs: BreadcrumbsElement,
  button: ButtonElement,
  caption: CaptionElement,
  card: CardElement,
  check: CheckElement,
  colors: ColorsElement,
  combo: Combo,
  count: CountElement,
  dashes: DashesElement,
  date: ElementDate,
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
  menu: ElementMenu,
  message: MessageElement,
  multiselect: MultiselectElement,
  outgoing: OutgoingElement,
  password: PasswordElement,
  phone: Phone,
  photo: PhotoElement,
  placeholder: PlaceholderElement,
  portrait: PortraitElement,
  radio: RadioElement,
  regular: RegularElement,
  scroller: ScrollerElement,
  secondary: SecondaryElement,
  section: SectionElement,
  slider: ElementSlider,
  spacer: SpacerElement,
  splitter: SplitterElement,
  subtitle: SubtitleElement,
  tabs: ElementTabs,
  time: ElementTime,
  title: TitleElement,
  toolbar: ToolbarElement,
  upload: UploadElement,
  viewer: Viewer,
  web: WebElement,
};

/** The component that draws elements of a type; undefined where this version has none. */
export function findElementComponent(
  type: string,
): ComponentType<{ element: ScreenElement; at: ElementPath }> | undefined {
  if (!Object.hasOwn(registry, type)) return undefined;
  // The type names the component, so the component takes the element: TypeScript cannot follow that.
  return registry[type as ElementName] as ComponentType<{
    element: ScreenElement;
    at: ElementPath;
  }>;
}
