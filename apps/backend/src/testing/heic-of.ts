/**
 * A HEIC file that says of itself how large its picture is, and has next to nothing of it: what is needed to be taken for one.
 * ISO 14496-12 and 23008-12.
 */
export function heicOf(width: number, height: number): Buffer {
  const fileType = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const handler = fullBox('hdlr', u32(0), Buffer.from('pict'), Buffer.alloc(12), Buffer.from([0]));
  const primary = fullBox('pitm', u16(1));
  const items = fullBox('iinf', u16(1), box('infe', u32(0x02000000), u16(1), u16(0), Buffer.from('hvc1'), Buffer.from([0])));
  const decoder = box(
    'hvcC',
    Buffer.from([1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 90, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0]),
  );
  const properties = box(
    'iprp',
    box('ipco', decoder, fullBox('ispe', u32(width), u32(height))),
    fullBox('ipma', u32(1), u16(1), Buffer.from([2, 0x81, 0x02])),
  );
  const metaOf = (offset: number) =>
    fullBox(
      'meta',
      handler,
      primary,
      items,
      properties,
      fullBox('iloc', u16(0x4400), u16(1), u16(1), u16(0), u16(1), u32(offset), u32(data.length)),
    );
  const data = Buffer.from([0, 0, 0, 2, 0x26, 1]);
  const meta = metaOf(fileType.length + metaOf(0).length + 8);
  return Buffer.concat([fileType, meta, box('mdat', data)]);
}

function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([u32(inside.length + 8), Buffer.from(type), inside]);
}
const fullBox = (type: string, ...content: readonly Uint8Array[]) => box(type, u32(0), ...content);

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
