/** What is a stand-in's or made up elsewhere: with customers there has to be a real one of each. */
const needed = [
  'DATABASE_URL',
  'SITE_URL',
  'BACKEND_PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'SERVICE_EMAIL',
  'MOLLIE_API_KEY',
  'SIGNING_KEY',
  'BACKOFFICE_API_KEY',
  // Without it customers' files would be kept in the program's own folder.
  'DATA_DIR',
] as const;
const secure = ['SITE_URL', 'BACKEND_PUBLIC_URL'] as const;
/** Of the sandbox, whose values everyone can read. */
const played = { BACKOFFICE_API_KEY: /^sandbox-/, MOLLIE_API_KEY: /^test_sandbox/ } as const;

/** What is wrong with an environment for a server that customers use; nothing when it is right. */
export function problemsInProduction(given: Readonly<Partial<Record<string, string>>>): readonly string[] {
  const missing = needed.filter((name) => given[name] === undefined);
  const insecure = secure.filter((name) => given[name]?.startsWith('https:') === false);
  return [
    ...(missing.length > 0 ? [`APP_ENV=production needs ${missing.join(', ')}`] : []),
    ...insecure.map((name) => `${name} has to begin with https:// where APP_ENV=production`),
    ...Object.entries(played)
      .filter(([name, ofSandbox]) => ofSandbox.test(given[name] ?? ''))
      .map(([name]) => `${name} is the sandbox’s, which is refused with APP_ENV=production`),
    ...(given.DEMO_DATA === '1' ? ['DEMO_DATA is refused with APP_ENV=production'] : []),
  ];
}
