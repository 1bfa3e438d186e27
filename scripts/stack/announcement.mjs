/**
 * What to show when all parts answer.
 * @param {{ ports: import('./settings.mjs').Ports, dataDir: string, production: boolean, edition: string, seconds: number }} running
 */
export function announcement({ ports, dataDir, production, edition, seconds }) {
  const rows = [
    ['Website', `http://localhost:${ports.site}`],
    ['Backend', `http://localhost:${ports.backend}`],
    ['Sandbox', `http://localhost:${ports.sandbox}`],
    ['  postvak', `http://localhost:${ports.sandbox}/mailbox/   alle mail · all mail (SMTP :${ports.smtp})`],
    ...(production ? [] : [['  verkoper', `http://localhost:${ports.sandbox}/back-office/   stuurt bestellingen · drives orders`]]),
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
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(12)}${value}`.trimEnd());
  return ['', `  ${edition} draait · ${edition} is running   (${seconds.toFixed(1)} s)`, '', ...lines, ''].join('\n');
}
