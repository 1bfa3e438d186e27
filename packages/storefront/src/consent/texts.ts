export const consentTexts = {
  title: 'Mogen we cookies van anderen gebruiken?',
  /** @param services that get to know of a visit, by the names that people know */
  explanation: (services: readonly string[]) =>
    `Op deze site staan onderdelen van ${namesOf(services)}. Die zien dan welke pagina’s je bekijkt en zetten cookies. Zonder werkt de site ook.`,
  more: 'Lees wat we bewaren',
  accept: 'Accepteren',
  refuse: 'Weigeren',
  change: 'Cookies aanpassen',
};

const namesOf = (names: readonly string[]) => new Intl.ListFormat('nl').format(names);
