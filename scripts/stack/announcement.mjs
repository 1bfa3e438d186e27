/**
 * What to show when all parts answer.
 * @param {{ ports: import('./settings.mjs').Ports, dataDir: string, production: boolean, seconds: number }} running
 */
export function announcement({ ports, dataDir, production, seconds }) {
  const rows = [
    ['Website', `http://localhost:${ports.site}`],
    ['Backend', `http://localhost:${ports.backend}`],
    ['Sandbox', `http://localhost:${ports.sandbox}   (mailbox, SMTP :${ports.smtp})`],
    ...(production
      ? []
      : [
          [],
          ['Demo', 'demo@pomp.example   Warmte123   twee woningen, bestellingen · two houses, orders'],
          ['', 'leeg@pomp.example   Warmte123   nog niets · nothing yet'],
        ]),
    [],
    ['Data', `${dataDir}   (logs: ${dataDir}/logs)`],
    ['Stop', 'Ctrl-C'],
  ];
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(10)}${value}`.trimEnd());
  return ['', `  Pomp draait · Pomp is running   (${seconds.toFixed(1)} s)`, '', ...lines, ''].join('\n');
}
