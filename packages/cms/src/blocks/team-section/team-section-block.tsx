import { Heading, Stack, Text } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { headingBelow } from '../../block/heading-below.js';
import { ContentPicture } from '../../images/content-picture.js';
import { FilteredList } from '../../interactive/filtered-list.js';
import { Section } from '../section/section.js';
import { SectionTitle } from '../section/section-title.js';
import { wellFilled } from '../section/well-filled.js';
import { blocksTexts } from '../texts.js';
import * as styles from './team-section-block.css.js';
import { profileSchema, teamSectionSchema } from './team-section-block.schema.js';

export const teamSectionBlock = defineBlock({
  component: 'team_section',
  name: 'Team',
  schema: teamSectionSchema,
  render: ({ title, intro, profiles }, { index, headingLevel, language, renderBlocks }) => {
    const texts = language.texts(blocksTexts).team;
    const { good, bad } = wellFilled(profiles, profileBlock);
    return (
      <Section index={index}>
        <Stack gap="xl">
          <SectionTitle title={title} intro={intro} level={headingLevel} />
          <FilteredList
            groupsLabel={texts.departments}
            all={texts.all}
            layout="cards"
            counted="people"
            language={language}
            items={good.map(({ item, props }) => ({
              group: props.department,
              content: renderBlocks([item], title ? headingBelow(headingLevel) : headingLevel),
            }))}
          />
          {renderBlocks(bad)}
        </Stack>
      </Section>
    );
  },
});

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first.toUpperCase())
    .slice(0, 2)
    .join('');

export const profileBlock = defineBlock({
  component: 'profile',
  name: 'Iemand van het team',
  schema: profileSchema,
  render: ({ name, job_title, image }, { headingLevel }) => (
    <div className={styles.profile}>
      <div className={styles.picture}>
        {image ? (
          <ContentPicture image={image} widths={[320, 640]} sizes="(min-width: 1124px) 25vw, 50vw" />
        ) : (
          <span aria-hidden className={styles.initials}>
            {initialsOf(name)}
          </span>
        )}
      </div>
      <div>
        <Heading level={headingLevel} size="h4">
          {name}
        </Heading>
        {job_title && <Text tone="muted">{job_title}</Text>}
      </div>
    </div>
  ),
});
