import { z } from 'zod';
import { blocks, flag, longText, text } from '../../fields/fields.js';

export const pageSchema = z.object({
  title: text({ label: 'Titel in zoekmachines', help: 'Leeg: de naam van de pagina.' }),
  description: longText({ label: 'Omschrijving in zoekmachines', help: 'Ongeveer 150 tekens.' }),
  product: text({
    label: 'Product in zoekmachines',
    help: 'Alleen op de pagina van een product: de naam bij zijn feiten, waar ook de prijs vandaan komt.',
  }),
  margin_top: flag({ label: 'Extra ruimte boven de pagina' }),
  body: blocks({ label: 'Inhoud' }),
});
