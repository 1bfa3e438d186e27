"""Every picture: what stands where, seen from where. Names are those of the files."""

import machines
from homes import balcony, boiler_room, garden, on_the_wall, utility_room
from places import camera, placed, studio


def outdoor_unit(at, toward=(0, 0, 0.38), lens=75, from_behind=False):
    def build():
        machines.pomp_ao()
        if from_behind:
            machines.warm_and_cold([(0.57, 0.06, 0.27), (0.70, 0.06, 0.27), (0.70, 0.42, 0.27)], [(0.57, 0.12, 0.19), (0.66, 0.12, 0.19), (0.66, 0.42, 0.19)])

    def scene():
        studio()
        placed(build, (0, 0, 0), 180 if from_behind else 0)
        camera(at, toward, lens)
    return scene


def tank(at, toward=(0, 0, 0.98), lens=60):
    def scene():
        studio()
        machines.pomp_t()
        camera(at, toward, lens)
    return scene


def heater(at, toward=(0, -0.1, 1.2), lens=62):
    def scene():
        studio(back=0.0, bend=0.02)
        placed(lambda: machines.element(0.3), (0, 0, 0.95))
        camera(at, toward, lens)
    return scene


def together():
    studio(back=0.5, bend=0.3)
    placed(machines.pomp_ao, (-0.72, 0, 0))
    placed(machines.pomp_t, (0.42, 0.05, 0))
    placed(lambda: machines.element(0.3), (1.18, 0.5, 0.86))
    camera((-0.5, -6.4, 1.3), (0.12, 0, 0.92), 62)


pictures = {
    'pomp-ao-tuin': {'scene': garden, 'tones': 'wide'},
    'pomp-ao': {'scene': outdoor_unit((-2.0, -3.7, 1.3))},
    'pomp-t-bijkeuken': {'scene': utility_room},
    'pomp-t': {'scene': tank((-2.4, -4.7, 1.5))},
    'all-electric': {'scene': together},
    'element-cv-ruimte': {'scene': boiler_room},
    'element': {'scene': heater((-1.0, -2.7, 1.5))},
    'pomp-ao-muur': {'scene': on_the_wall, 'tones': 'wide'},
    'pomp-ao-balkon': {'scene': balcony, 'tones': 'wide'},
    'pomp-ao-voor': {'scene': outdoor_unit((0, -4.2, 0.5))},
    'pomp-ao-achter': {'scene': outdoor_unit((-2.0, -3.7, 1.5), from_behind=True)},
    'pomp-t-voor': {'scene': tank((0, -5.2, 1.0))},
    'pomp-t-zij': {'scene': tank((4.2, -2.6, 2.5))},
    'element-voor': {'scene': heater((0, -2.9, 1.2))},
    'element-zij': {'scene': heater((2.3, -1.6, 1.0))},
}
