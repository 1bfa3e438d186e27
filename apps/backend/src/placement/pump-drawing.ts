/** The front of a Pomp AO with its feet, in millimetres: `scenes/machines.py` models the same. */
export const pumpSize = { width: 1_100, height: 800 };

const fan = { x: 345, y: 405, radius: 283 };
const spokes = Array.from({ length: 12 }, (_, spoke) => spoke * 30);
const rings = [80, 140, 200, 250];

/** The pump as it is seen from the front, without anything around it; its shadow falls where it stands. */
export const pumpDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pumpSize.width} ${pumpSize.height}" width="${pumpSize.width}" height="${pumpSize.height}">
  <defs>
    <linearGradient id="shell" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbf9f4"/><stop offset="1" stop-color="#dedad0"/></linearGradient>
    <radialGradient id="deep"><stop offset="0" stop-color="#3b4644"/><stop offset="1" stop-color="#161f1e"/></radialGradient>
  </defs>
  <ellipse cx="550" cy="786" rx="540" ry="14" fill="#000000" fill-opacity="0.32"/>
  <rect x="110" y="748" width="150" height="46" rx="8" fill="#20292a"/>
  <rect x="840" y="748" width="150" height="46" rx="8" fill="#20292a"/>
  <rect x="6" y="40" width="1088" height="716" rx="40" fill="url(#shell)" stroke="#b9b4a8" stroke-width="4"/>
  <path d="M690 60V742" stroke="#c4bfb3" stroke-width="5"/>
  <circle cx="${fan.x}" cy="${fan.y}" r="${fan.radius}" fill="url(#deep)"/>
  <g stroke="#8d9893" stroke-width="6" fill="none">
    ${rings.map((radius) => `<circle cx="${fan.x}" cy="${fan.y}" r="${radius}"/>`).join('')}
    ${spokes.map((turn) => `<path d="M${fan.x} ${fan.y - 40}V${fan.y - fan.radius}" transform="rotate(${turn} ${fan.x} ${fan.y})"/>`).join('')}
  </g>
  <circle cx="${fan.x}" cy="${fan.y}" r="42" fill="#e9e5db"/>
  <g stroke="#c4bfb3" stroke-width="7">${[560, 596, 632, 668].map((y) => `<path d="M760 ${y}H1020"/>`).join('')}</g>
  <rect width="${pumpSize.width}" height="52" rx="24" fill="#1f4a43"/>
</svg>`;
