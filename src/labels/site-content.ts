// What the fields of a site's content are called (docs/product/site-content.md).
import * as m from '#messages/messages';

export const contentFieldLabels: Record<string, () => string> = {
  title_id: m.content_field_title_id,
  title_en: m.content_field_title_en,
  text_id: m.content_field_text_id,
  text_en: m.content_field_text_en,
  caption_id: m.content_field_caption_id,
  caption_en: m.content_field_caption_en,
  question_id: m.content_field_question_id,
  question_en: m.content_field_question_en,
  answer_id: m.content_field_answer_id,
  answer_en: m.content_field_answer_en,
  link: m.content_field_link,
  picture: m.content_field_picture,
  place: m.content_field_place,
  topic: m.content_field_topic,
  position: m.content_field_position,
  starts_on: m.content_field_starts_on,
  ends_on: m.content_field_ends_on,
  brand: m.content_brand,
};

export const contentKindLabels = {
  banner: m.content_kind_banner,
  gallery: m.content_kind_gallery,
  question: m.content_kind_question,
} as const;
