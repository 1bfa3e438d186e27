/** What is a stand-in's or made up elsewhere: with customers there has to be a real one of each. */
const needed = [
  'SITE_URL',
  'BACKEND_URL',
  'BACKEND_PUBLIC_URL',
  'STORYBLOK_TOKEN',
  'STORYBLOK_WEBHOOK_SECRET',
  // Without it all visitors come from the reverse proxy, and wait for each other's wrong passwords.
  'TRUSTED_PROXIES',
  'DATA_DIR',
] as const;
/** Between us and the backend there may be a network of our own. */
const secure = [
  'SITE_URL',
  'BACKEND_PUBLIC_URL',
  'STORYBLOK_ENDPOINT',
  'STORYBLOK_EDITOR_URL',
  'BOOKING_URL_POMP_AO',
  'BOOKING_URL_POMP_T',
  'HUBSPOT_SCRIPT_URL',
  'HUBSPOT_FORMS_URL',
  'REVIEWS_SCRIPT_URL',
] as const;
/** Of the sandbox, whose values everyone can read. */
const secrets = ['STORYBLOK_TOKEN', 'STORYBLOK_WEBHOOK_SECRET', 'STORYBLOK_PREVIEW_TOKEN', 'STORYBLOK_PREVIEW_SECRET'] as const;
const leastSecret = 16;

type Given = Readonly<Partial<Record<string, string>>>;

/** What is wrong with an environment for a site that customers use; nothing when it is right. */
function problemsInProduction(given: Given): readonly string[] {
  const missing = needed.filter((name) => !given[name]);
  const insecure = secure.filter((name) => given[name] && !given[name].startsWith('https:'));
  const played = secrets.filter((name) => given[name]?.startsWith('sandbox-'));
  const guessable = (['STORYBLOK_WEBHOOK_SECRET', 'STORYBLOK_PREVIEW_SECRET'] as const).filter(
    (name) => given[name] && given[name].length < leastSecret,
  );
  return [
    ...(missing.length > 0 ? [`APP_ENV=production needs ${missing.join(', ')}`] : []),
    ...insecure.map((name) => `${name} has to begin with https:// where APP_ENV=production`),
    ...played.map((name) => `${name} is the sandbox’s, which is refused with APP_ENV=production`),
    ...guessable.map((name) => `${name} has to have at least ${leastSecret} characters where APP_ENV=production`),
    ...(given.NODE_ENV === 'development' ? ['NODE_ENV=development is refused with APP_ENV=production'] : []),
  ];
}

/** Refuses to start for customers what isn't configured for them, with one line that names everything to correct. A build has no customers. */
export function refuseStandIns(given: Given): void {
  const problems = given.APP_ENV === 'production' ? problemsInProduction(given) : [];
  if (problems.length > 0) throw new Error(`Site, wrong environment: ${problems.join('; ')}`);
}
