/** Addresses that look real and aren't, except by chance: the demo customer's, and streets to try. A number can have a letter, an addition or both. */
export const streets = [
  { zipcode: '3581KJ', street: 'Lindelaan', place: 'Utrecht', numbers: ['8', '10', '12', '14', '14 A', '14 B', '16', '16 bis'] },
  { zipcode: '1271AD', street: 'Havenstraat', place: 'Huizen', numbers: ['1', '3 A', '3 B', '5', '7', '9', '9 A'] },
  { zipcode: '1234AB', street: 'Dorpsstraat', place: 'Ons Dorp', numbers: ['1', '2', '3', '4', '5', '6'] },
  { zipcode: '5611EM', street: 'Wattstraat', place: 'Eindhoven', numbers: ['20', '22', '24', '26 A', '26 B', '26 C'] },
  { zipcode: '9712GH', street: 'Ketelmakersgang', place: 'Groningen', numbers: ['1', '3', '3 1', '3 2', '3 3', '5'] },
  {
    zipcode: '3011WX',
    street: 'Stoomkade',
    place: 'Rotterdam',
    numbers: ['100 A-1', '100 A-2', '100 B-1', '100 B-2', '102', '104'],
  },
  { zipcode: '2513TN', street: 'Warmoezenierslaan', place: 'Den Haag', numbers: ['41', '43', '45', '47', '47 A'] },
  { zipcode: '6821LD', street: 'Zonnepad', place: 'Arnhem', numbers: ['2', '4', '6', '8', '10', '12'] },
  {
    zipcode: '7411BR',
    street: 'Burgemeester van der Heijden-van Swietenstraat',
    place: 'Deventer',
    numbers: ['11', '11 zwart', '11 rood', '13'],
  },
  { zipcode: '8011PK', street: '1e Weteringplantsoen', place: 'Zwolle', numbers: ['5', '7', '9', '9 2', '9 10'] },
  { zipcode: '4811VW', street: 'Radiatorhof', place: 'Breda', numbers: ['1', '2', '3', '4'] },
  { zipcode: '6211CN', street: 'Curaçaostraat', place: 'Maastricht', numbers: ['30', '30 A', '32', '34'] },
] as const;
