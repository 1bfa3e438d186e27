import { Stack, Text } from '@pomp/design-system';
import { formatDecimal, formatLongDate, noiseLimits, noiseOrigin, reflections } from '@pomp/domain';
import { defineBlock } from '../../block/define-block.js';
import { factsOf, isExample } from '../../products/product-facts.js';
import { Views } from '../../interactive/views.js';
import { SectionTitle } from '../section/section-title.js';
import { Section } from '../section/section.js';
import { blocksTexts } from '../texts.js';
import { NoiseByDistance } from './noise-by-distance.js';
import { noiseSectionSchema } from './noise-section-block.schema.js';
import * as styles from './noise-section-block.css.js';

export const noiseSectionBlock = defineBlock({
  component: 'noise_section',
  name: 'Geluid bij de buren',
  schema: noiseSectionSchema,
  hasOwnWords: true,
  render: async ({ title, text, product }, { index, headingLevel, language, lang, page }) => {
    const facts = await factsOf(product, page());
    const { sound_power: soundPower } = facts;
    if (soundPower === undefined) throw new Error(`nothing says how loud '${product}' is`);
    const texts = language.texts(blocksTexts).noise;
    const source = noiseOrigin.source === undefined ? '' : language.say(noiseOrigin.source);
    return (
      <Section index={index} ground="ice">
        <div className={styles.parts}>
          <Stack gap="l">
            <SectionTitle title={title} intro={text} level={headingLevel} lang={lang} />
            <Text size="small" tone="muted">
              {texts.rule({ limit: noiseLimits.night, source, date: formatLongDate(noiseOrigin.date, language) })}
            </Text>
            {isExample(facts, 'sound_power') && (
              <Text size="small" tone="muted">
                {texts.example({ soundPower: formatDecimal(soundPower, language) })}
              </Text>
            )}
          </Stack>
          <Views
            label={texts.places}
            views={reflections.map((reflection) => ({
              label: texts.standing[reflection],
              content: (
                <NoiseByDistance unit={{ soundPower, reflection }} hasQuietSetting={facts.has_quiet_setting} language={language} />
              ),
            }))}
          />
        </div>
      </Section>
    );
  },
});
