export const nl = {
  title: 'Mogen we cookies van anderen gebruiken?',
  explanation:
    'Op deze site staan onderdelen van {services}. Die zien dan welke pagina’s je bekijkt en zetten cookies. Zonder werkt de site ook.',
  more: 'Lees wat we bewaren',
  accept: 'Accepteren',
  refuse: 'Weigeren',
  change: 'Cookies aanpassen',
} as const;
