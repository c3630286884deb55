interface Window {
  /** Set as soon as the site’s scripts run (components/navigation/soft-navigation.tsx); read by the base URL banner. */
  portalStarted?: true;
}
