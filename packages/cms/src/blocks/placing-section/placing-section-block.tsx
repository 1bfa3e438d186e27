import { ButtonLink, Heading, Inline, Stack } from '@pomp/design-system';
import { defineBlock } from '../../block/define-block.js';
import { ContentPicture } from '../../images/content-picture.js';
import { type View, Views } from '../../interactive/views.js';
import { formFirst } from '../../links/form-link.js';
import { LongText } from '../section/long-text.js';
import { Section } from '../section/section.js';
import { blocksTexts } from '../texts.js';
import * as styles from './placing-section-block.css.js';
import { placingSectionSchema } from './placing-section-block.schema.js';

/** A poster in which nothing is: without one Chromium puts dark grey in front of the picture behind the film. */
const clear = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** In pixels; the widest is spec 2 §9's. */
const posterWidths = [640, 1280, 2000];

export const placingSectionBlock = defineBlock({
  component: 'placing_section',
  name: 'Plaatsing: film en vergelijking',
  schema: placingSectionSchema,
  render: (
    { title, text, video, image, competitors_image, pdf_title, pdf_asset, hubspot_brochure_form_id },
    { index, headingLevel, language },
  ) => {
    const texts = language.texts(blocksTexts).placing;
    const views: View[] = [];
    if (video)
      views.push({
        label: texts.film,
        content: (
          <div className={styles.frame}>
            {/* Behind the film, which shows nothing until it plays: as its poster it would be fetched at once, before what is in sight. */}
            {image && (
              <ContentPicture image={{ ...image, alt: '' }} widths={posterWidths} sizes="(min-width: 1124px) 60vw, 100vw" />
            )}
            <video controls muted playsInline preload="none" poster={image && clear} src={video.href} aria-label={video.name} />
          </div>
        ),
      });
    if (competitors_image)
      views.push({
        label: texts.competitors,
        content: (
          <div className={styles.frame}>
            <ContentPicture image={competitors_image} widths={[640, 1280]} sizes="(min-width: 1124px) 60vw, 100vw" />
          </div>
        ),
      });
    return (
      <Section index={index} ground="ice">
        <div className={styles.parts}>
          <Stack gap="l">
            <Heading level={headingLevel} size="h1">
              {title}
            </Heading>
            <LongText of={text} />
            {pdf_asset && (
              <Inline>
                <ButtonLink
                  href={pdf_asset.href}
                  newTab
                  tone="secondary"
                  {...(hubspot_brochure_form_id && formFirst(hubspot_brochure_form_id))}
                >
                  {pdf_title ?? texts.brochure}
                </ButtonLink>
              </Inline>
            )}
          </Stack>
          {views.length > 1 ? <Views label={title} views={views} /> : views[0]?.content}
        </div>
      </Section>
    );
  },
});
