"""Renders the pictures: blender -b --factory-startup -P render.py -- <out> [--width 1600] [--samples 48] [names…]"""

import argparse
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from finish import ask_for_layers, finish
from pictures import pictures


def render(name, folder, width, samples, rounds):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    picture = pictures[name]
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.max_bounces = 4
    scene.cycles.diffuse_bounces = 2
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.render.resolution_x = width
    scene.render.resolution_y = round(width * picture.get('shape', 3 / 4))
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    outside = picture.get('tones') == 'wide'
    scene.view_settings.view_transform = 'Filmic' if outside else 'Standard'
    scene.view_settings.look = 'Medium High Contrast' if outside else 'None'
    scene.view_settings.exposure = picture.get('exposure', 0.12)
    picture['scene']()
    with tempfile.TemporaryDirectory() as layers:
        ask_for_layers(scene, layers)
        bpy.ops.render.render()
        finish(scene, layers, os.path.join(folder, f'{name}.png'), rounds, 1.0 if outside else 2.6)


def asked():
    options = argparse.ArgumentParser()
    options.add_argument('out')
    options.add_argument('names', nargs='*')
    options.add_argument('--width', type=int, default=1600)
    options.add_argument('--samples', type=int, default=64)
    options.add_argument('--rounds', type=int, default=4)
    return options.parse_intermixed_args(sys.argv[sys.argv.index('--') + 1 :])


options = asked()
os.makedirs(options.out, exist_ok=True)
for name in options.names or pictures:
    began = time.time()
    render(name, options.out, options.width, options.samples, options.rounds)
    print(f'{name}: {time.time() - began:.0f} s', flush=True)
